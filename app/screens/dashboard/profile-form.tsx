// The account's own data: name, phone, gender, time zone, photo. Users and astrologers share the form.

import { useRevalidator } from '@remix-run/react'
import { type ReactNode, useRef } from 'react'
import { api } from '#app/auth/browser-login.ts'
import { useTexts } from '#app/language/texts.ts'
import { accountTexts } from '#app/screens/account/account-text.ts'
import { useForm } from '#app/screens/account/use-form.ts'
import { LeaveGuard } from '#app/shell/leave-guard.tsx'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Card } from '#app/ui/card.tsx'
import { InputField } from '#app/ui/input-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { toast } from '#app/ui/toasts.ts'
import * as routes from '#workers/contract/api/routes.ts'
import type { ProfileAnswer } from '#workers/contract/identity.ts'
import { PhoneCard } from './phone-card.tsx'
import { PhotoField } from './photo-field.tsx'
import { profileTexts } from './profile-form-text.ts'
import { useZoneOptions } from './use-zone-options.ts'

/** `device`: what belongs to this browser, beside the account's own data. */
export function ProfileForm({ profile, device }: { profile: ProfileAnswer; device?: ReactNode }) {
  const text = useTexts(profileTexts)
  const accountText = useTexts(accountTexts)
  const { revalidate } = useRevalidator()
  // Replaced in the card of phone calls, with the password.
  const isVerified = profile.phone_verified_at !== null
  const stored = {
    full_name: profile.full_name,
    phone: profile.phone,
    gender: profile.gender ?? '',
    time_zone: profile.time_zone ?? '',
  }
  const zones = useZoneOptions(stored.time_zone)
  const element = useRef<HTMLFormElement>(null)
  // The server may write a name or a number in another way than it was typed.
  const saved = useRef('')
  const typed = () => (element.current ? JSON.stringify(form.read(element.current)) : '')
  const form = useForm({
    initial: stored,
    toBody: ({ gender, time_zone, ...rest }) => ({
      ...rest,
      gender: gender || null,
      ...(time_zone ? { time_zone } : {}),
    }),
    schema: async () => (await import('#workers/contract/identity.ts')).ProfileUpdate,
    async send(body) {
      await api.call(routes.updateProfile, { body })
      saved.current = typed()
      toast.success(text.saved)
      // The bar shows the name too.
      revalidate()
    },
  })
  return (
    <div className="grid items-start gap-5 *:min-w-0 xl:grid-cols-[minmax(0,1fr)_360px]">
      <Card title={text.account} pad>
        <PhotoField name={profile.full_name} photo={profile.profile_photo} />
        {form.problem ? <Callout tone="danger">{form.problem}</Callout> : null}
        <LeaveGuard isUnsaved={() => ![JSON.stringify(stored), saved.current, ''].includes(typed())} />
        <form ref={element} onSubmit={form.onSubmit} noValidate className="space-y-4">
          <InputField {...form.bind('full_name')} label={accountText.fields.full_name} autoComplete="name" />
          <InputField label={accountText.fields.email} value={profile.email} readOnly hint={text.emailHint} />
          <InputField
            {...form.bind('phone')}
            // Another number may have been verified below.
            key={profile.phone}
            defaultValue={profile.phone}
            label={accountText.fields.phone}
            readOnly={isVerified}
            hint={isVerified ? accountText.fields.phoneVerified : accountText.fields.phoneHint}
            type="tel"
            autoComplete="tel"
          />
          <SelectField
            {...form.bind('gender')}
            label={accountText.fields.gender}
            note={accountText.fields.optional}
            options={accountText.fields.genders}
          />
          <SelectField
            {...form.bind('time_zone')}
            // The first one comes from the browser.
            key={`zone-${stored.time_zone}`}
            defaultValue={stored.time_zone}
            label={text.zone}
            hint={text.zoneHint}
            options={zones}
          />
          <Button type="submit" needsScript variant="primary" loading={form.busy}>
            {text.save}
          </Button>
        </form>
      </Card>
      <div className="space-y-5">
        <PhoneCard profile={profile} />
        {device}
      </div>
    </div>
  )
}
