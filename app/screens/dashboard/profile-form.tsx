// The account's own data: name, phone, gender, photo. Users and astrologers share the form.
import { useRevalidator } from '@remix-run/react'
import { type ReactNode, useRef, useState } from 'react'
import { ApiError, textInPlace } from '#app/auth/api.ts'
import { api } from '#app/auth/browser-login.ts'
import { accountText } from '#app/screens/account/account-text.ts'
import { useForm } from '#app/screens/account/use-form.ts'
import { usePhotoUrl } from '#app/shell/photo-url.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Card } from '#app/ui/card.tsx'
import { fieldError } from '#app/ui/field-class.ts'
import { InputField } from '#app/ui/input-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { toast } from '#app/ui/toasts.ts'
import * as routes from '#workers/contract/api/routes.ts'
import type { ProfileAnswer } from '#workers/contract/identity.ts'
import { PHOTO_MAX_BYTES } from '#workers/contract/limits.ts'
import { PhoneCard } from './phone-card.tsx'

export const profileText = {
  title: 'My Profile',
  account: 'Account',
  photo: 'Photo',
  photoHint: 'JPEG, PNG or WebP, up to 5 MB.',
  choose: 'Choose a photo',
  remove: 'Remove',
  tooLarge: 'A photo can be at most 5 MB.',
  failed: 'The photo could not be stored.',
  save: 'Save',
  saved: 'Your profile is saved.',
  emailHint: 'Your e-mail is your log-in and can’t be changed here.',
} as const

const text = profileText

/** `device`: what belongs to this browser, beside the account's own data. */
export function ProfileForm({ profile, device }: { profile: ProfileAnswer; device?: ReactNode }) {
  const { revalidate } = useRevalidator()
  const form = useForm({
    initial: { full_name: profile.full_name, phone: profile.phone, gender: profile.gender ?? '' },
    toBody: ({ gender, ...rest }) => ({ ...rest, gender: gender || null }),
    schema: async () => (await import('#workers/contract/identity.ts')).ProfileUpdate,
    async send(body) {
      await api.call(routes.updateProfile, { body })
      toast.success(text.saved)
      // The bar shows the name too.
      revalidate()
    },
  })
  return (
    <div className="grid items-start gap-5 *:min-w-0 xl:grid-cols-[minmax(0,1fr)_360px]">
      <Card title={text.account} pad>
        <Photo profile={profile} />
        {form.problem ? <Callout tone="danger">{form.problem}</Callout> : null}
        <form onSubmit={form.onSubmit} noValidate className="space-y-4">
          <InputField {...form.bind('full_name')} label={accountText.fields.full_name} autoComplete="name" />
          <InputField label={accountText.fields.email} value={profile.email} readOnly hint={text.emailHint} />
          <InputField
            {...form.bind('phone')}
            // Another number may have been verified below.
            key={profile.phone}
            defaultValue={profile.phone}
            label={accountText.fields.phone}
            hint={accountText.fields.phoneHint}
            type="tel"
            autoComplete="tel"
          />
          <SelectField
            {...form.bind('gender')}
            label={accountText.fields.gender}
            note={accountText.fields.optional}
            options={accountText.fields.genders}
          />
          <Button type="submit" variant="primary" loading={form.busy}>
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

function Photo({ profile }: { profile: ProfileAnswer }) {
  const url = usePhotoUrl()
  const [photo, setPhoto] = useState(profile.profile_photo)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const picker = useRef<HTMLInputElement>(null)
  const { revalidate } = useRevalidator()

  async function change(work: () => Promise<{ profile_photo: string | null }>) {
    setBusy(true)
    setProblem(null)
    try {
      setPhoto((await work()).profile_photo)
      revalidate()
    } catch (error) {
      setProblem(error instanceof ApiError && error.status > 0 ? textInPlace(error) : text.failed)
    } finally {
      setBusy(false)
    }
  }

  function upload(file: File | undefined) {
    if (!file) return
    if (file.size > PHOTO_MAX_BYTES) setProblem(text.tooLarge)
    else void change(() => api.call(routes.setPhoto, { file, own: ['too_large', 'unsupported_type'] }))
  }

  return (
    <section className="mb-6 flex flex-wrap items-center gap-5" aria-label={text.photo}>
      <Avatar name={profile.full_name} photo={url(photo)} size="lg" />
      <div className="space-y-2">
        <p className="text-small text-muted">{text.photoHint}</p>
        <div className="flex flex-wrap items-center gap-3">
          <input
            ref={picker}
            type="file"
            hidden
            accept="image/jpeg,image/png,image/webp"
            onChange={({ currentTarget }) => {
              upload(currentTarget.files?.[0])
              currentTarget.value = ''
            }}
          />
          <Button size="sm" loading={busy} onClick={() => picker.current?.click()}>
            {text.choose}
          </Button>
          {photo ? (
            <Button
              size="sm"
              variant="quiet"
              disabled={busy}
              onClick={() => void change(() => api.call(routes.removePhoto, {}))}
            >
              {text.remove}
            </Button>
          ) : null}
        </div>
        {problem ? (
          <p className={fieldError} role="alert">
            {problem}
          </p>
        ) : null}
      </div>
    </section>
  )
}
