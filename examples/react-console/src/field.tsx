import { cloneElement, type ReactElement, useId } from 'react';

interface Props {
  readonly label: string;
  readonly faults: readonly string[] | undefined;
  readonly children: ReactElement<{ id?: string; 'aria-invalid'?: boolean; 'aria-describedby'?: string }>;
}

/** An input with its label, and what the server found wrong with it. */
export function Field({ label, faults, children }: Props) {
  const id = useId();
  const isWrong = faults !== undefined;
  return (
    <p>
      <label htmlFor={id}>{label}</label>{' '}
      {cloneElement(children, {
        id,
        'aria-invalid': isWrong,
        'aria-describedby': isWrong ? `${id}-faults` : undefined,
      })}
      {isWrong && <strong id={`${id}-faults`}> {faults.join(' ')}</strong>}
    </p>
  );
}
