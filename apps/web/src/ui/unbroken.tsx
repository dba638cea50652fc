import { Fragment } from 'react';

/** The number of a form, as `I-485`: a browser would end a line after its hyphen. */
const formNumber = /\b([A-Z]-\d+)\b/;

/** Text whose form numbers stay on one line; what is read out, searched and copied is the text itself. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(formNumber).map((piece, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
      <span key={index} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
      <Fragment key={index}>{piece}</Fragment>
    ),
  );
