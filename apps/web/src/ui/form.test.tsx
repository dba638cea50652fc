// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Form } from './form.tsx';
import { TextField } from './text-field.tsx';

function Two() {
  const [wrong, setWrong] = useState(false);
  const problem = wrong ? 'Please write it again.' : null;
  return (
    <Form onSubmit={() => setWrong(true)}>
      <TextField label="Name" />
      <TextField label="City" problem={problem} />
      <button type="submit">Send</button>
    </Form>
  );
}

it('takes the focus to the first field that is wrong, and leaves it alone while it is mended', () => {
  render(<Two />);
  fireEvent.submit(screen.getByRole('button', { name: 'Send' }));
  expect(document.activeElement).toBe(screen.getByLabelText('City'));
  const name = screen.getByLabelText('Name');
  name.focus();
  fireEvent.change(name, { target: { value: 'Ana' } });
  expect(document.activeElement).toBe(name);
});
