import type { BindField } from '#app/form/use-posted-form.ts'
import { useTexts } from '#app/language/texts.ts'
import { InputField } from '#app/ui/form/input-field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { accountTexts } from './account-text.ts'
import { PasswordField } from './password-field.tsx'
import { PhoneField } from './phone-field.tsx'

export type AccountField = 'full_name' | 'email' | 'phone' | 'phone_country' | 'gender' | 'password'

/** The fields of every registration. */
export function AccountFields({ bind }: { bind: BindField<AccountField> }) {
  const text = useTexts(accountTexts).fields
  return (
    <>
      <InputField {...bind('full_name')} label={text.full_name} autoComplete="name" />
      <InputField {...bind('email')} label={text.email} type="email" autoComplete="email" />
      <PhoneField {...bind('phone')} country={bind('phone_country').defaultValue} />
      <SelectField
        {...bind('gender')}
        label={text.gender}
        note={text.optional}
        options={text.genders}
        autoComplete="sex"
      />
      <PasswordField {...bind('password')} label={text.password} hint={text.passwordHint} autoComplete="new-password" />
    </>
  )
}
