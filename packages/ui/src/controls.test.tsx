import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  AmountSlider,
  Button,
  ChoiceTiles,
  Checkbox,
  Checklist,
  Combobox,
  DateParts,
  Dialog,
  DiffTable,
  Disclosure,
  ErrorSummary,
  Link,
  MoneyInput,
  PageHeading,
  PasswordInput,
  PhoneInput,
  RouterLinkProvider,
  Select,
  StageList,
  StepProgress,
  SubmitButton,
  Switch,
  Text,
  TextInput,
  ToastRegion,
  Tooltip,
  buttonClass,
  useToast,
  type RouterLink,
} from './index.ts';

const renderHtml = (element: ReactElement) => renderToStaticMarkup(element);
/** The attributes of the first element with this name (and this id, if given). */
function readAttributes(markup: string, tag: string, id?: string): Record<string, string> {
  const found = [...markup.matchAll(new RegExp(`<${tag}\\b([^>]*)>`, 'g'))].map(([, text]) =>
    Object.fromEntries([...text!.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, key, value]) => [key!, value ?? ''])),
  );
  const match = found.find((each) => id === undefined || each['id'] === id);
  if (match === undefined) throw new Error(`no <${tag}> in ${markup}`);
  return match;
}
const stripTags = (markup: string) => markup.replaceAll(/<[^>]+>/g, '');

describe('buttons', () => {
  test('a submit button shows "Continue" by default [DS-004]', () => {
    const markup = renderHtml(<SubmitButton />);
    expect(readAttributes(markup, 'button')).toMatchObject({ type: 'submit' });
    expect(markup).toContain('<span>Continue</span>');
    expect(stripTags(renderHtml(<SubmitButton>Send code</SubmitButton>))).not.toContain('Continue');
  });

  test('a busy submit button shows "Submitting", stays focusable and keeps its width [DS-003]', () => {
    const idle = renderHtml(<SubmitButton />);
    const busy = renderHtml(<SubmitButton busy />);
    expect(idle).toContain('<span aria-hidden="true">Submitting</span>');
    expect(busy).toContain('<span aria-hidden="true">Continue</span>');
    expect(busy).toContain('<span>Submitting</span>');
    expect(readAttributes(busy, 'button')).toMatchObject({ 'aria-busy': 'true' });
    expect(readAttributes(busy, 'button')).not.toHaveProperty('disabled');
  });

  test("a button isn't a submit button by default, and buttonClass styles a link by kind", () => {
    expect(readAttributes(renderHtml(<Button>Add</Button>), 'button')['type']).toBe('button');
    expect(buttonClass({ kind: 'primary' })).not.toBe(buttonClass({ kind: 'secondary' }));
  });
});

describe('fields', () => {
  test('a text input is named by its label, described by hint and error, and marked invalid [DS-005]', () => {
    const markup = renderHtml(
      <TextInput
        name="city"
        label="City"
        hint="Of the home"
        error="Please enter a valid city name"
        defaultValue="B0ulder"
      />,
    );
    const input = readAttributes(markup, 'input');
    expect(input).toMatchObject({
      id: 'city',
      name: 'city',
      value: 'B0ulder',
      'aria-invalid': 'true',
      'aria-describedby': 'city-hint city-error',
    });
    expect(readAttributes(markup, 'label')).toMatchObject({ for: 'city' });
    expect(markup).toMatch(/id="city-error"[^>]*>.*Error: <\/span>Please enter a valid city name/);
    expect(readAttributes(renderHtml(<TextInput name="city" label="City" />), 'input')).not.toHaveProperty(
      'aria-invalid',
    );
  });

  test.each(['disabled', 'readOnly', 'required'])('a text input can be %s [DS-005]', (state) => {
    expect(readAttributes(renderHtml(<TextInput name="a" label="A" {...{ [state]: true }} />), 'input')).toHaveProperty(
      state,
    );
    expect(readAttributes(renderHtml(<TextInput name="a" label="A" />), 'input')).not.toHaveProperty(state);
  });

  test('the label of a one-question page is its focusable h1', () => {
    expect(renderHtml(<TextInput name="a" label="How much?" heading />)).toMatch(
      /<h1 tabindex="-1"><label for="a">How much\?<\/label><\/h1>/i,
    );
    expect(renderHtml(<PageHeading title="Who are you?">As on your ID.</PageHeading>)).toMatch(
      /<h1 tabindex="-1">Who are you\?<\/h1><p>As on your ID\.<\/p>/i,
    );
  });

  test('a money input shows the dollar sign outside its value', () => {
    const markup = renderHtml(<MoneyInput name="income" label="Income" defaultValue="82,000" />);
    expect(readAttributes(markup, 'input')).toMatchObject({
      inputMode: 'numeric',
      value: '82,000',
      autoComplete: 'off',
    });
    expect(markup).toContain('aria-hidden="true">$</span>');
  });

  test('a select has an empty first option only with a placeholder', () => {
    const options = [{ value: 'CO', label: 'CO – Colorado' }];
    expect(renderHtml(<Select name="s" label="State" options={options} placeholder="Choose" />)).toContain(
      '<option value="">Choose</option>',
    );
    expect(renderHtml(<Select name="s" label="State" options={options} />)).not.toContain('value=""');
    expect(renderHtml(<Select name="s" label="State" options={options} defaultValue="CO" />)).toContain('selected=""');
  });

  test('a select shows its options under the headings of their groups', () => {
    const groups = [{ label: 'Mountain', options: [{ value: 'CO', label: 'Colorado' }] }];
    expect(renderHtml(<Select name="s" label="State" options={groups} />)).toContain(
      '<optgroup label="Mountain"><option value="CO">Colorado</option></optgroup>',
    );
  });

  test('a password input hides its value, can show it, and states whether each rule is met', () => {
    const markup = renderHtml(
      <PasswordInput
        name="p"
        label="Password"
        showLabel="Show"
        hideLabel="Hide"
        autoComplete="new-password"
        rules={[{ text: 'A number', met: false, state: 'Not met:' }]}
      />,
    );
    expect(readAttributes(markup, 'input')).toMatchObject({ type: 'password', autoComplete: 'new-password' });
    expect(readAttributes(markup, 'button')).toMatchObject({ type: 'button' });
    expect(stripTags(markup)).toContain('Not met: A number');
  });

  test('a date input has month, day and year with their own labels and autocomplete [DS-001]', () => {
    const markup = renderHtml(
      <DateParts
        name="dob"
        label="Date of birth"
        birthday
        words={{ month: 'Month', day: 'Day', year: 'Year' }}
        defaultValues={{ year: '1980' }}
        error="Invalid date"
        invalid={['day']}
      />,
    );
    expect([...markup.matchAll(/name="([^"]+)"/g)].map(([, name]) => name)).toEqual([
      'dob.month',
      'dob.day',
      'dob.year',
    ]);
    expect([...markup.matchAll(/autoComplete="([^"]+)"/gi)].map(([, value]) => value)).toEqual([
      'bday-month',
      'bday-day',
      'bday-year',
    ]);
    expect(readAttributes(markup, 'input', 'dob-day')).toHaveProperty('aria-invalid');
    expect(readAttributes(markup, 'input', 'dob')).not.toHaveProperty('aria-invalid');
    expect(readAttributes(markup, 'input', 'dob-year')['value']).toBe('1980');
  });
});

describe('a phone number of any country', () => {
  const countries = [
    { country: 'Germany', countryCode: 'DE', callingCode: '49' },
    { country: 'United States', countryCode: 'US', callingCode: '1', nationalLength: 14 },
  ];
  const renderPhone = (changes: { defaultCountry?: string; error?: string } = {}) =>
    renderHtml(
      <PhoneInput name="phone" label="Work phone" countries={countries} countryLabel="Country code" {...changes} />,
    );

  test('begins with the United States and its calling code, and takes the national length [DS-001, FORM-033, FORM-035]', () => {
    const markup = renderPhone();
    expect(readAttributes(markup, 'button')).toMatchObject({ type: 'button', 'aria-haspopup': 'listbox' });
    expect(stripTags(/<button.*?<\/button>/.exec(markup)?.[0] ?? '')).toBe('Country code: United States, US +1');
    expect(readAttributes(markup, 'input', 'phone')).toMatchObject({ type: 'tel', inputMode: 'tel', maxLength: '14' });
    expect(markup).toContain('<input type="hidden" name="phoneCountry" value="US"/>');
    expect(markup.match(/aria-selected="true"/g)).toHaveLength(1);
  });

  test('takes 19 characters where the country has no length of its own [FORM-035, CONST-068]', () => {
    expect(readAttributes(renderPhone({ defaultCountry: 'DE' }), 'input', 'phone')['maxLength']).toBe('19');
  });

  test('an error is at the number, not at the country', () => {
    const markup = renderPhone({ error: 'Please enter a valid phone number' });
    expect(readAttributes(markup, 'input', 'phone')).toMatchObject({
      'aria-invalid': 'true',
      'aria-describedby': 'phone-error',
    });
  });
});

describe('choices', () => {
  const options = [
    { value: 'HOME', label: 'I live here' },
    { value: 'SECONDARY', label: 'Second home', disabled: true },
    { value: 'INVESTMENT', label: 'Rental' },
  ];

  test('choice tiles are a native radio group with a legend, and the error links to the first radio [DS-001, DS-006]', () => {
    const markup = renderHtml(
      <ChoiceTiles
        name="use"
        label="How do you use it?"
        options={options}
        defaultValue="INVESTMENT"
        error="Please select"
        required
      />,
    );
    expect(readAttributes(markup, 'fieldset')).toMatchObject({
      role: 'radiogroup',
      'aria-invalid': 'true',
      'aria-required': 'true',
      'aria-describedby': 'use-error',
    });
    expect(markup.match(/type="radio" name="use"|name="use"/g)).toHaveLength(3);
    expect(readAttributes(markup, 'input', 'use')['value']).toBe('HOME');
    expect(readAttributes(markup, 'input', 'use-INVESTMENT')).toHaveProperty('checked');
    expect(readAttributes(markup, 'input', 'use-SECONDARY')).toHaveProperty('disabled');
    expect(readAttributes(markup, 'input', 'use')).not.toHaveProperty('checked');
  });

  test('a checkbox can be checked, disabled or invalid, with its text in the label [DS-006]', () => {
    const markup = renderHtml(
      <Checkbox name="agree" label="I agree" hint="To all" error="Required" defaultChecked disabled />,
    );
    expect(readAttributes(markup, 'input')).toMatchObject({
      type: 'checkbox',
      checked: '',
      disabled: '',
      'aria-invalid': 'true',
      'aria-describedby': 'agree-hint agree-error',
    });
    expect(readAttributes(renderHtml(<Checkbox name="agree" label="I agree" />), 'input')).not.toHaveProperty(
      'checked',
    );
  });

  test('a switch is a checkbox with the switch role', () => {
    expect(readAttributes(renderHtml(<Switch name="autopay" label="Autopay" defaultChecked />), 'input')).toMatchObject(
      {
        type: 'checkbox',
        role: 'switch',
        checked: '',
      },
    );
  });

  test('an amount slider has a text input, buttons that stop at the ends, and a range', () => {
    const renderSlider = (value: number) =>
      renderHtml(
        <AmountSlider
          name="draw"
          label="Draw"
          value={value}
          min={15_000}
          max={148_000}
          step={500}
          onChange={() => undefined}
          format={(amount) => amount.toLocaleString('en-US')}
          words={{ less: 'Less', more: 'More', min: 'Minimum', max: 'Maximum', range: 'Draw, slider' }}
        />,
      );
    expect(readAttributes(renderSlider(85_000), 'input', 'draw')).toMatchObject({
      name: 'draw',
      value: '85,000',
      inputMode: 'numeric',
    });
    expect(renderSlider(85_000)).toMatch(
      /type="range"[^>]*aria-label="Draw, slider" aria-valuetext="\$85,000" min="15000" max="148000" step="500"/,
    );
    expect(renderSlider(85_000)).not.toMatch(/<button[^>]*disabled/);
    expect(readAttributes(renderSlider(15_000), 'button')).toHaveProperty('disabled');
    expect(renderSlider(85_000).match(/ name="/g)).toHaveLength(1); // the range repeats the value and is not a second field
  });

  test('a combobox is a text input without script, with ARIA roles and "not listed" as last row [FORM-047]', () => {
    const markup = renderHtml(
      <Combobox
        name="street"
        label="Property address"
        search={() => Promise.resolve([])}
        onChoose={() => undefined}
        onNotListed={() => undefined}
        defaultValue="412 Alder"
        words={{ notListed: 'Address not listed', list: 'Addresses', found: String }}
      />,
    );
    expect(readAttributes(markup, 'input')).toMatchObject({
      role: 'combobox',
      'aria-expanded': 'false',
      'aria-autocomplete': 'list',
      'aria-controls': 'street-list',
      name: 'street',
      value: '412 Alder',
    });
    expect(readAttributes(markup, 'input')).not.toHaveProperty('aria-activedescendant');
    expect(markup).toMatch(/id="street-list" role="listbox" aria-label="Addresses" hidden=""/);
    expect(markup).toMatch(/role="option"[^>]*>Address not listed/);
  });
});

describe('feedback', () => {
  test('an error summary links each message to its control, takes focus, and is empty without errors', () => {
    const markup = renderHtml(
      <ErrorSummary
        title="Fix the following to continue"
        errors={[
          { field: 'first', message: 'Too short' },
          { field: 'last', message: 'Required' },
        ]}
      />,
    );
    expect(readAttributes(markup, 'div')).toMatchObject({ role: 'alert', tabindex: '-1' });
    expect(markup).toContain('<a href="#first">Too short</a>');
    expect(renderHtml(<ErrorSummary title="x" errors={[]} />)).toBe('');
  });

  test('a dialog is native and named by its title, and a forced one has no close button [DS-001]', () => {
    const markup = renderHtml(
      <Dialog name="idle" open={false} alert title="Still there?" onClose={() => undefined} closeLabel="Close">
        Five minutes.
      </Dialog>,
    );
    expect(readAttributes(markup, 'dialog')).toMatchObject({
      role: 'alertdialog',
      'aria-labelledby': 'idle-title',
      'aria-describedby': 'idle-text',
    });
    expect(markup).toContain('aria-label="Close"');
    expect(
      renderHtml(
        <Dialog name="hi" open={false} forced title="Hawaii">
          x
        </Dialog>,
      ),
    ).not.toContain('<button');
  });

  test('a disclosure opens without script', () => {
    expect(renderHtml(<Disclosure summary="Disclosures">Text</Disclosure>)).toMatch(/^<details[^>]*><summary>/);
  });

  test('a toast region is polite, and useToast throws outside its provider [DS-009, ERR-041]', () => {
    const Speaker = () => {
      useToast();
      return null;
    };
    expect(
      renderHtml(
        <ToastRegion label="Messages" dismissLabel="Dismiss">
          <Speaker />
        </ToastRegion>,
      ),
    ).toMatch(/<section aria-label="Messages" aria-live="polite"/);
    expect(() => renderHtml(<Speaker />)).toThrow('used outside its provider');
  });
});

test('a tooltip describes its icon, whose arrow has 13 pixels [DS-001, DS-011, CONST-038]', () => {
  const markup = renderHtml(<Tooltip label="What is a draw?">Money that you take out.</Tooltip>);
  const { id = '', popover } = readAttributes(/<span[^>]*role="tooltip"[^>]*>/.exec(markup)?.[0] ?? '', 'span');
  expect(popover).toBe('manual');
  expect(readAttributes(markup, 'button')).toMatchObject({ 'aria-label': 'What is a draw?', 'aria-describedby': id });
  expect(markup).toMatch(/<svg[^>]* width="13"/);
});

describe('progress', () => {
  test('step progress names each step, marks done ones, and marks the current one [DS-001]', () => {
    const markup = renderHtml(
      <StepProgress
        label="Progress"
        steps={['Property', 'Sale', 'Person']}
        current={1}
        position="Step 2 of 3"
        stateWords={{ done: 'done', now: 'current step' }}
      />,
    );
    expect(stripTags(markup)).toBe('SaleStep 2 of 3Property, doneSale, current stepPerson');
    expect(markup.match(/aria-current="step"/g)).toHaveLength(1);
  });

  test('stages and a checklist state their progress in words, not only by color', () => {
    const words = { done: 'done', now: 'in progress', next: 'to come' };
    const stages = [
      { name: 'One', state: 'done' },
      { name: 'Two', state: 'now', note: 'Usually 10 seconds' },
      { name: 'Three', state: 'next' },
    ] as const;
    for (const markup of [
      renderHtml(<StageList label="Stages" stages={stages} words={words} />),
      renderHtml(<Checklist stages={stages} words={words} live="Two" />),
    ]) {
      expect(stripTags(markup)).toMatch(/One, done.*Two, in progress.*Usually 10 seconds.*Three, to come/);
    }
    expect(renderHtml(<Checklist stages={stages} words={words} live="Two of three" />)).toMatch(
      /<output[^>]*>Two of three<\/output>/,
    );
  });

  test('a diff table has a header for each column and row', () => {
    const markup = renderHtml(
      <DiffTable
        caption="Changes"
        heads={{ what: 'What', was: 'Nov 17', now: 'Now', why: 'Why' }}
        rows={[
          { what: 'Rate', was: '8.60%', now: '8.35%', change: { text: '0.25% lower', tone: 'good' }, why: 'Autopay' },
        ]}
      />,
    );
    expect(markup.match(/<th scope="col">/g)).toHaveLength(4);
    expect(markup).toContain('<th scope="row">Rate</th>');
    expect(stripTags(markup)).toContain('8.35%0.25% lower');
  });
});

describe('component misuse', () => {
  test('Text throws for an unsupported element [DS-008, ERR-027]', () => {
    // @ts-expect-error -- what JavaScript could still pass
    const wrong = <Text as="button">x</Text>;
    expect(() => renderHtml(wrong)).toThrow('Text cannot be rendered as <button>');
    expect(
      renderHtml(
        <Text as="strong" tone="muted">
          x
        </Text>,
      ),
    ).toMatch(/^<strong/);
  });

  test('Link throws without a router [DS-010, ERR-041]', () => {
    const router: RouterLink = ({ to, children }) => <a href={`/app${to}`}>{children}</a>;
    expect(() => renderHtml(<Link to="/x">Go</Link>)).toThrow('without a router');
    expect(
      renderHtml(
        <RouterLinkProvider link={router}>
          <Link to="/x">Go</Link>
        </RouterLinkProvider>,
      ),
    ).toBe('<a href="/app/x">Go</a>');
  });
});
