import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { NativeProps } from '../../internal/native-props.ts';
import { useTexts } from '../../internal/texts.tsx';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './TextField.css.ts';
import type { TextFieldType } from './TextField.variants.ts';
import { textFieldTexts } from './texts.ts';

export interface TextFieldProps extends FieldTexts, Omit<NativeProps<'input'>, 'type' | 'size' | 'required' | 'prefix' | 'children'> {
  /** `password` brings a button that shows what is typed. @default 'text' */
  type?: TextFieldType;
  /** Stands before the text, such as an icon or a currency. */
  prefix?: ReactNode;
  /** Stands after the text, such as a unit. */
  suffix?: ReactNode;
  /** Stands under the field at the end of the line, such as a counter. */
  aside?: ReactNode;
}

/** One line of text. `autoComplete`, `inputMode`, `name` and all else of an input pass through; so does `ref`. */
export function TextField({ label, hideLabel, help, error, required, id, type = 'text', prefix, suffix, aside, ...input }: TextFieldProps) {
  const texts = useTexts('TextField', textFieldTexts);
  const [revealed, setRevealed] = useState(false);
  const shownType = type === 'password' && revealed ? 'text' : type;
  return (
    <Field id={id} label={label} hideLabel={hideLabel} help={help} error={error} required={required} aside={aside}>
      {(control) => (
        <span className={styles.frame} data-invalid={error ? '' : undefined} data-disabled={input.disabled ? '' : undefined}>
          {prefix && <span className={styles.affix}>{prefix}</span>}
          <input {...(type === 'password' ? plainText : {})} {...input} {...control} type={shownType} className={styles.input} />
          {suffix && <span className={styles.affix}>{suffix}</span>}
          {type === 'password' && (
            <IconButton
              label={revealed ? texts.hidePassword : texts.showPassword}
              icon={revealed ? <EyeOff size="1em" /> : <Eye size="1em" />}
              size="small"
              disabled={input.disabled}
              onClick={() => setRevealed(!revealed)}
            />
          )}
        </span>
      )}
    </Field>
  );
}

/** A revealed password is still no prose. */
const plainText = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false };
