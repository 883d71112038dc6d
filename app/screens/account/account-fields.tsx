import { useTexts } from '#app/language/texts.ts'
import { InputField } from '#app/ui/input-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { accountTexts } from './account-text.ts'
import { PasswordField } from './password-field.tsx'
import { PhoneField } from './phone-field.tsx'
import type { FormState } from './use-form.ts'

type Names = 'full_name' | 'email' | 'phone' | 'gender' | 'password'

/** The fields that every registration has. */
export function AccountFields<More extends string>({ form }: { form: FormState<Names | More> }) {
  const text = useTexts(accountTexts).fields
  return (
    <>
      <InputField {...form.bind('full_name')} label={text.full_name} autoComplete="name" />
      <InputField {...form.bind('email')} label={text.email} type="email" autoComplete="email" />
      <PhoneField {...form.bind('phone')} />
      <SelectField {...form.bind('gender')} label={text.gender} note={text.optional} options={text.genders} />
      <PasswordField
        {...form.bind('password')}
        label={text.password}
        hint={text.passwordHint}
        autoComplete="new-password"
      />
    </>
  )
}
