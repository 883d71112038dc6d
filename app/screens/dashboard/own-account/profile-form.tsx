// A client's own data: name, phone, gender, time zone, photo.

import { type ReactNode, useRef } from 'react'
import type { Values } from '#app/form/form-answer.ts'
import { FormFields, FormProblem, FormSuccess } from '#app/form/form-parts.tsx'
import { usePostedForm } from '#app/form/use-posted-form.ts'
import { useTexts } from '#app/language/texts.ts'
import { accountTexts } from '#app/screens/account-forms/account-text.ts'
import { PhoneField, VerifiedPhoneField } from '#app/screens/account-forms/phone-field.tsx'
import { wholePhone } from '#app/screens/account-forms/phone-parts.ts'
import { ZoneField } from '#app/screens/dashboard/time-zone/zone-field.tsx'
import { LeaveGuard } from '#app/shell/leave-guard.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { toast } from '#app/ui/overlay/toasts.ts'
import type { ProfileAnswer } from '#workers/contract/accounts/identity.ts'
import { PhoneCard } from './phone-card.tsx'
import { PhotoField } from './photo-field.tsx'
import { profileTexts } from './profile-form-text.ts'

type ProfileField = 'full_name' | 'phone' | 'phone_country' | 'gender' | 'time_zone'

type Props = {
  /** The page with the form, whose action has `profileForm` and `phoneForms`. */
  action: string
  profile: ProfileAnswer
  /** Cards for settings of this browser. */
  device?: ReactNode
}

export function ProfileForm({ action, profile, device }: Props) {
  return (
    <div className="grid items-start gap-5 *:min-w-0 xl:grid-cols-[minmax(0,1fr)_360px]">
      <AccountCard action={action} profile={profile} />
      <div className="space-y-5">
        <PhoneCard action={action} profile={profile} />
        {device}
      </div>
    </div>
  )
}

function AccountCard({ action, profile }: Omit<Props, 'device'>) {
  const text = useTexts(profileTexts)
  const accountText = useTexts(accountTexts)
  const isVerified = profile.phone_verified_at !== null
  const stored = {
    full_name: profile.full_name,
    phone: profile.phone,
    gender: profile.gender ?? '',
    time_zone: profile.time_zone ?? '',
  }
  // The server may format a name or a number differently.
  const saved = useRef('')
  const form = usePostedForm<ProfileField>(action, {
    intent: 'profile',
    initial: stored,
    onDone(values) {
      saved.current = textOf(values)
      toast.success(text.saved)
    },
  })
  const { Form, done, bind } = form
  function isUnsaved() {
    const element = form.props.ref.current
    if (!element) return false
    const now = textOf(Object.fromEntries([...new FormData(element)].map(([name, value]) => [name, String(value)])))
    return now !== saved.current && now !== textOf(stored)
  }
  return (
    <Card title={text.account} pad>
      <PhotoField name={profile.full_name} photo={profile.profile_photo} />
      <LeaveGuard isUnsaved={isUnsaved} />
      <Form {...form.props} className="space-y-4">
        <FormFields fields={form.fields} />
        <InputField {...bind('full_name')} label={accountText.fields.full_name} autoComplete="name" />
        <InputField label={accountText.fields.email} value={profile.email} readOnly hint={text.emailHint} />
        {isVerified ? (
          <VerifiedPhoneField name="phone" phone={profile.phone} error={bind('phone').error} />
        ) : (
          <PhoneField
            {...bind('phone')}
            // The stored format may differ from the typed one.
            key={profile.phone}
            defaultValue={done ? profile.phone : bind('phone').defaultValue}
            country={done ? '' : bind('phone_country').defaultValue}
          />
        )}
        <SelectField
          {...bind('gender')}
          label={accountText.fields.gender}
          note={accountText.fields.optional}
          options={accountText.fields.genders}
          autoComplete="sex"
        />
        <ZoneField
          // The key changes when the first zone is set from the browser.
          key={`zone-${stored.time_zone}`}
          name="time_zone"
          zone={(done ? '' : bind('time_zone').defaultValue) || stored.time_zone}
          error={bind('time_zone').error}
          label={text.zone}
          hint={text.zoneHint}
        />
        <FormProblem form={form} />
        <FormSuccess form={form}>{text.saved}</FormSuccess>
        <Button type="submit" variant="primary" loading={form.busy}>
          {text.save}
        </Button>
      </Form>
    </Card>
  )
}

/** The fields as one string for comparison; a number counts as a whole. */
function textOf({ full_name, gender, time_zone, ...rest }: Values): string {
  return JSON.stringify([full_name, wholePhone(rest), gender, time_zone])
}
