export { Text, Hidden, LiveText, SkipLink, type TextProps } from './text.tsx';
export { controlWords } from './words.en.ts';
export * from './icons.ts';

export {
  Page,
  Columns,
  Stack,
  PageHeading,
  Section,
  Actions,
  SavedLine,
  type ColumnsProps,
  type StackProps,
} from './layout/Layout.tsx';
export { BottomBar, PhoneOnly, WideOnly } from './layout/ByWidth.tsx';
export { DashboardColumns, type DashboardProps } from './layout/DashboardColumns.tsx';

export {
  Button,
  SubmitButton,
  buttonClass,
  type ButtonProps,
  type ButtonKind,
  type ButtonLook,
} from './actions/Button.tsx';
export { IconButton, type IconButtonProps } from './actions/IconButton.tsx';
export { Link, BackLink, ButtonLink, RouterLinkProvider, type LinkProps, type RouterLink } from './actions/Link.tsx';

export { Field, Fieldset, ErrorMessage, type FieldProps, type FieldsetProps } from './fields/Field.tsx';
export { TextInput, Select, type TextInputProps, type SelectProps, type SelectGroup } from './fields/TextInput.tsx';
export { TextArea } from './fields/TextArea.tsx';
export { MoneyInput, type MoneyInputProps } from './fields/MoneyInput.tsx';
export { PasswordInput, StrengthMeter, type PasswordInputProps, type PasswordRule } from './fields/PasswordInput.tsx';
export { ChoiceTiles, type Choice, type ChoiceTilesProps } from './fields/ChoiceTiles.tsx';
export { Checkbox, Switch, type CheckboxProps, type SwitchProps } from './fields/Checkbox.tsx';
export { DateParts, type DatePart, type DatePartsProps } from './fields/DateParts.tsx';
export { PhoneInput } from './phone/PhoneInput.tsx';
export { PickedAnswer, type PickedAnswerProps } from './fields/PickedAnswer.tsx';

export { BannerStrip, type BannerStripProps } from './banner/BannerStrip.tsx';
export { ErrorSummary, type ErrorSummaryProps } from './feedback/ErrorSummary.tsx';
export {
  Panel,
  Notice,
  Tag,
  TickList,
  Disclosure,
  Skeleton,
  type NoticeProps,
  type PanelProps,
  type Tone,
} from './feedback/Panel.tsx';

export { StepProgress, type StepProgressProps } from './progress/StepProgress.tsx';
export { Combobox, type ComboboxOption, type ComboboxProps } from './combobox/Combobox.tsx';
export { Dialog, type DialogProps } from './dialog/Dialog.tsx';
export { LoaderMark, type BrandLoader } from './loader/Loader.tsx';
export { Checklist, type ChecklistProps, type Stage, type StageState } from './progress/Checklist.tsx';
export { AmountSlider, type AmountSliderProps } from './slider/AmountSlider.tsx';
export { parseAmount } from './slider/amount.ts';
export { StageList, type ListedStage, type StageListProps } from './progress/StageList.tsx';
export {
  DiffTable,
  Facts,
  HeroNumber,
  FactList,
  Reasons,
  SummaryRows,
  TaskItem,
  type DiffRow,
  type Fact,
  type SummaryRow,
  type TaskItemProps,
} from './figures/Figures.tsx';
export { QrCode } from './qr/QrCode.tsx';
export type { QrModules } from './qr/qr-path.ts';
export { FileCards, type FileCard } from './uploader/FileCards.tsx';
export { FilePicker, type FilePickerProps } from './uploader/FilePicker.tsx';
export { Tooltip } from './tooltip/Tooltip.tsx';
export { ToastRegion, useToast } from './toast/ToastRegion.tsx';
