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
  RouterLinkProvider,
  Select,
  StageList,
  StepProgress,
  SubmitButton,
  Switch,
  Text,
  TextInput,
  ToastRegion,
  buttonClass,
  useToast,
  type RouterLink,
} from './index.ts';

const html = (element: ReactElement) => renderToStaticMarkup(element);
/** The attributes of the first element with this name (and this id, if given). */
function attributes(markup: string, tag: string, id?: string): Record<string, string> {
  const found = [...markup.matchAll(new RegExp(`<${tag}\\b([^>]*)>`, 'g'))].map(([, text]) =>
    Object.fromEntries([...text!.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, key, value]) => [key!, value ?? ''])),
  );
  const match = found.find((each) => id === undefined || each['id'] === id);
  if (match === undefined) throw new Error(`no <${tag}> in ${markup}`);
  return match;
}
const text = (markup: string) => markup.replaceAll(/<[^>]+>/g, '');

describe('buttons', () => {
  test('a submit button says "Continue" when it is told nothing else [DS-004]', () => {
    const markup = html(<SubmitButton />);
    expect(attributes(markup, 'button')).toMatchObject({ type: 'submit' });
    expect(markup).toContain('<span>Continue</span>');
    expect(text(html(<SubmitButton>Send code</SubmitButton>))).not.toContain('Continue');
  });

  test('busy it says "Submitting", stays focusable and keeps the width of both labels [DS-003]', () => {
    const idle = html(<SubmitButton />);
    const busy = html(<SubmitButton busy />);
    expect(idle).toContain('<span aria-hidden="true">Submitting</span>');
    expect(busy).toContain('<span aria-hidden="true">Continue</span>');
    expect(busy).toContain('<span>Submitting</span>');
    expect(attributes(busy, 'button')).toMatchObject({ 'aria-busy': 'true' });
    expect(attributes(busy, 'button')).not.toHaveProperty('disabled');
  });

  test('a button is no submit by accident, and a link can look like one', () => {
    expect(attributes(html(<Button>Add</Button>), 'button')['type']).toBe('button');
    expect(buttonClass({ kind: 'primary' })).not.toBe(buttonClass({ kind: 'secondary' }));
  });
});

describe('fields', () => {
  test('the label names the control, hint and error describe it, the error is marked and prefixed [DS-005]', () => {
    const markup = html(
      <TextInput
        name="city"
        label="City"
        hint="Of the home"
        error="Please enter a valid city name"
        defaultValue="B0ulder"
      />,
    );
    const input = attributes(markup, 'input');
    expect(input).toMatchObject({
      id: 'city',
      name: 'city',
      value: 'B0ulder',
      'aria-invalid': 'true',
      'aria-describedby': 'city-hint city-error',
    });
    expect(attributes(markup, 'label')).toMatchObject({ for: 'city' });
    expect(markup).toMatch(/id="city-error"[^>]*>.*Error: <\/span>Please enter a valid city name/);
    expect(attributes(html(<TextInput name="city" label="City" />), 'input')).not.toHaveProperty('aria-invalid');
  });

  test.each(['disabled', 'readOnly', 'required'])('a text box can be %s [DS-005]', (state) => {
    expect(attributes(html(<TextInput name="a" label="A" {...{ [state]: true }} />), 'input')).toHaveProperty(state);
    expect(attributes(html(<TextInput name="a" label="A" />), 'input')).not.toHaveProperty(state);
  });

  test('the label of a one-question page is its h1, which can take the focus', () => {
    expect(html(<TextInput name="a" label="How much?" heading />)).toMatch(
      /<h1 tabindex="-1"><label for="a">How much\?<\/label><\/h1>/i,
    );
    expect(html(<PageHeading title="Who are you?">As on your ID.</PageHeading>)).toMatch(
      /<h1 tabindex="-1">Who are you\?<\/h1><p>As on your ID\.<\/p>/i,
    );
  });

  test('money: the sign stands before the box and is not part of the value', () => {
    const markup = html(<MoneyInput name="income" label="Income" defaultValue="82,000" />);
    expect(attributes(markup, 'input')).toMatchObject({ inputMode: 'numeric', value: '82,000', autoComplete: 'off' });
    expect(markup).toContain('aria-hidden="true">$</span>');
  });

  test('a select offers an empty first choice only when it has a text for it', () => {
    const options = [{ value: 'CO', label: 'CO – Colorado' }];
    expect(html(<Select name="s" label="State" options={options} placeholder="Choose" />)).toContain(
      '<option value="">Choose</option>',
    );
    expect(html(<Select name="s" label="State" options={options} />)).not.toContain('value=""');
    expect(html(<Select name="s" label="State" options={options} defaultValue="CO" />)).toContain('selected=""');
  });

  test('a password is hidden, may be shown, and says of each rule whether it is met', () => {
    const markup = html(
      <PasswordInput
        name="p"
        label="Password"
        showLabel="Show"
        hideLabel="Hide"
        autoComplete="new-password"
        rules={[{ text: 'A number', met: false, state: 'Not met:' }]}
      />,
    );
    expect(attributes(markup, 'input')).toMatchObject({ type: 'password', autoComplete: 'new-password' });
    expect(attributes(markup, 'button')).toMatchObject({ type: 'button' });
    expect(text(markup)).toContain('Not met: A number');
  });

  test('a date is three boxes in the order of the country, each with its own label and its part of the birthday [DS-001]', () => {
    const markup = html(
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
    expect(attributes(markup, 'input', 'dob-day')).toHaveProperty('aria-invalid');
    expect(attributes(markup, 'input', 'dob')).not.toHaveProperty('aria-invalid');
    expect(attributes(markup, 'input', 'dob-year')['value']).toBe('1980');
  });
});

describe('choices', () => {
  const options = [
    { value: 'HOME', label: 'I live here' },
    { value: 'SECONDARY', label: 'Second home', disabled: true },
    { value: 'INVESTMENT', label: 'Rental' },
  ];

  test('tiles are one native radio group with a legend; the first radio carries the id that an error links to [DS-001, DS-006]', () => {
    const markup = html(
      <ChoiceTiles
        name="use"
        label="How do you use it?"
        options={options}
        defaultValue="INVESTMENT"
        error="Please select"
        required
      />,
    );
    expect(attributes(markup, 'fieldset')).toMatchObject({
      role: 'radiogroup',
      'aria-invalid': 'true',
      'aria-required': 'true',
      'aria-describedby': 'use-error',
    });
    expect(markup.match(/type="radio" name="use"|name="use"/g)).toHaveLength(3);
    expect(attributes(markup, 'input', 'use')['value']).toBe('HOME');
    expect(attributes(markup, 'input', 'use-INVESTMENT')).toHaveProperty('checked');
    expect(attributes(markup, 'input', 'use-SECONDARY')).toHaveProperty('disabled');
    expect(attributes(markup, 'input', 'use')).not.toHaveProperty('checked');
  });

  test('a checkbox is checked, disabled or invalid as told, with its words in the label [DS-006]', () => {
    const markup = html(
      <Checkbox name="agree" label="I agree" hint="To all" error="Required" defaultChecked disabled />,
    );
    expect(attributes(markup, 'input')).toMatchObject({
      type: 'checkbox',
      checked: '',
      disabled: '',
      'aria-invalid': 'true',
      'aria-describedby': 'agree-hint agree-error',
    });
    expect(attributes(html(<Checkbox name="agree" label="I agree" />), 'input')).not.toHaveProperty('checked');
  });

  test('a switch is a checkbox that says it is a switch', () => {
    expect(attributes(html(<Switch name="autopay" label="Autopay" defaultChecked />), 'input')).toMatchObject({
      type: 'checkbox',
      role: 'switch',
      checked: '',
    });
  });

  test('an amount can be typed, nudged, set to an end or dragged, and its buttons stop at the ends', () => {
    const slider = (value: number) =>
      html(
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
    expect(attributes(slider(85_000), 'input', 'draw')).toMatchObject({
      name: 'draw',
      value: '85,000',
      inputMode: 'numeric',
    });
    expect(slider(85_000)).toMatch(
      /type="range"[^>]*aria-label="Draw, slider" aria-valuetext="\$85,000" min="15000" max="148000" step="500"/,
    );
    expect(slider(85_000)).not.toMatch(/<button[^>]*disabled/);
    expect(attributes(slider(15_000), 'button')).toHaveProperty('disabled');
    expect(slider(85_000).match(/ name="/g)).toHaveLength(1); // the range repeats the value and is not a second field
  });

  test('the combobox is a plain text box without script, with the pattern\'s roles and "not listed" as its last row [FORM-047]', () => {
    const markup = html(
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
    expect(attributes(markup, 'input')).toMatchObject({
      role: 'combobox',
      'aria-expanded': 'false',
      'aria-autocomplete': 'list',
      'aria-controls': 'street-list',
      name: 'street',
      value: '412 Alder',
    });
    expect(attributes(markup, 'input')).not.toHaveProperty('aria-activedescendant');
    expect(markup).toMatch(/id="street-list" role="listbox" aria-label="Addresses" hidden=""/);
    expect(markup).toMatch(/role="option"[^>]*>Address not listed/);
  });
});

describe('feedback', () => {
  test('the error summary links each message to its control and can take the focus; without errors it is not there', () => {
    const markup = html(
      <ErrorSummary
        title="There is a problem"
        errors={[
          { field: 'first', message: 'Too short' },
          { field: 'last', message: 'Required' },
        ]}
      />,
    );
    expect(attributes(markup, 'div')).toMatchObject({ role: 'alert', tabindex: '-1' });
    expect(markup).toContain('<a href="#first">Too short</a>');
    expect(html(<ErrorSummary title="x" errors={[]} />)).toBe('');
  });

  test("a dialog is the platform's own, named by its question; a forced one has no way out [DS-001]", () => {
    const asked = html(
      <Dialog name="idle" open={false} alert title="Still there?" onClose={() => undefined} closeLabel="Close">
        Five minutes.
      </Dialog>,
    );
    expect(attributes(asked, 'dialog')).toMatchObject({
      role: 'alertdialog',
      'aria-labelledby': 'idle-title',
      'aria-describedby': 'idle-text',
    });
    expect(asked).toContain('aria-label="Close"');
    expect(
      html(
        <Dialog name="hi" open={false} forced title="Hawaii">
          x
        </Dialog>,
      ),
    ).not.toContain('<button');
  });

  test('a disclosure opens without script', () => {
    expect(html(<Disclosure summary="Disclosures">Text</Disclosure>)).toMatch(/^<details[^>]*><summary>/);
  });

  test('a toast region is polite; using it outside its provider is an error that says so [DS-009]', () => {
    const Speaker = () => {
      useToast();
      return null;
    };
    expect(
      html(
        <ToastRegion label="Messages" dismissLabel="Dismiss">
          <Speaker />
        </ToastRegion>,
      ),
    ).toMatch(/<section aria-label="Messages" aria-live="polite"/);
    expect(() => html(<Speaker />)).toThrow('used outside its provider');
  });
});

describe('progress', () => {
  test('segments name each step, say which are done, and mark the open one [DS-001]', () => {
    const markup = html(
      <StepProgress
        label="Progress"
        steps={['Property', 'Sale', 'Person']}
        current={1}
        count="Step 2 of 3"
        words={{ done: 'done', now: 'current step' }}
      />,
    );
    expect(text(markup)).toBe('SaleStep 2 of 3Property, doneSale, current stepPerson');
    expect(markup.match(/aria-current="step"/g)).toHaveLength(1);
  });

  test('stages and checklist say their state in words, not by colour alone', () => {
    const words = { done: 'done', now: 'in progress', next: 'to come' };
    const stages = [
      { name: 'One', state: 'done' },
      { name: 'Two', state: 'now', note: 'Usually 10 seconds' },
      { name: 'Three', state: 'next' },
    ] as const;
    for (const markup of [
      html(<StageList label="Stages" stages={stages} words={words} />),
      html(<Checklist stages={stages} words={words} live="Two" />),
    ]) {
      expect(text(markup)).toMatch(/One, done.*Two, in progress.*Usually 10 seconds.*Three, to come/);
    }
    expect(html(<Checklist stages={stages} words={words} live="Two of three" />)).toMatch(
      /<output[^>]*>Two of three<\/output>/,
    );
  });

  test('the table of changes has a header for each column and each row', () => {
    const markup = html(
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
    expect(text(markup)).toContain('8.35%0.25% lower');
  });
});

describe('misuse is an error that says what to do', () => {
  test('text refuses an element it is not for [DS-008]', () => {
    // @ts-expect-error -- what JavaScript could still pass
    const wrong = <Text as="button">x</Text>;
    expect(() => html(wrong)).toThrow('Text cannot be rendered as <button>');
    expect(
      html(
        <Text as="strong" tone="muted">
          x
        </Text>,
      ),
    ).toMatch(/^<strong/);
  });

  test('a client-side link needs a router [DS-010]', () => {
    const router: RouterLink = ({ to, children }) => <a href={`/app${to}`}>{children}</a>;
    expect(() => html(<Link to="/x">Go</Link>)).toThrow('without a router');
    expect(
      html(
        <RouterLinkProvider link={router}>
          <Link to="/x">Go</Link>
        </RouterLinkProvider>,
      ),
    ).toBe('<a href="/app/x">Go</a>');
  });
});
