import { useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { InputField, type InputFieldProps } from '#app/ui/form/input-field.tsx'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import { closeClass } from '#app/ui/overlay/close-class.ts'
import { PlainButton } from '#app/ui/plain-button.tsx'
import { accountTexts } from './account-text.ts'

/** A password field that can show its text. Usually the last field of its form. */
export function PasswordField(props: InputFieldProps) {
  const text = useTexts(accountTexts).fields
  const [shown, setShown] = useState(false)
  return (
    <InputField
      enterKeyHint="go"
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <PlainButton
          className={closeClass}
          aria-label={shown ? text.hide : text.show}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <MoreIcon name={shown ? 'eye-off' : 'eye'} className="size-4.5 text-muted" />
        </PlainButton>
      }
    />
  )
}
