import { FormFields, FormProblem } from '#app/form/form-parts.tsx'
import { usePostedForm } from '#app/form/use-posted-form.ts'
import { useTexts } from '#app/language/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Link } from '#app/ui/link.tsx'
import type { MailCause } from '#workers/contract/accounts/mails.ts'
import type { PhoneLoss } from '#workers/contract/consultations/phone-losses.ts'
import { mailBannerTexts } from './mail-banner-text.ts'
import { phoneBannerTexts } from './phone-banner-text.ts'

export type FrameBannersProps = { mail: MailBannerProps | null; phone: PhoneBannerProps | null }

export function FrameBanners({ mail, phone }: FrameBannersProps) {
  return (
    <>
      {mail ? <MailBanner {...mail} /> : null}
      {phone ? <PhoneBanner {...phone} /> : null}
    </>
  )
}

// A banner for an undeliverable e-mail address: the reason, and the solution.
export type MailBannerProps = { role: 'user' | 'astrologer'; email: string; cause: MailCause }

export function MailBanner({ role, email, cause }: MailBannerProps) {
  const text = useTexts(mailBannerTexts)
  const form = usePostedForm(`/dashboard/${role}/notices`, { intent: 'confirm_mails' })
  const { Form, props, fields, busy, done } = form
  return (
    <Callout className="mb-6" tone="warn" icon="triangle-alert" title={text.title}>
      <span className="wrap-anywhere">{text.causes[cause](email)}</span> {text.still}
      <Form {...props} className="mt-3 grid gap-3">
        <FormFields fields={fields} />
        {done ? (
          <p role="status" className="font-semibold">
            {text.sent}
          </p>
        ) : null}
        <FormProblem form={form} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" size="sm" loading={busy}>
            {done ? text.again : text.confirm}
          </Button>
          <Link to="/contact-us">{text.other}</Link>
        </div>
      </Form>
    </Callout>
  )
}

// A banner for a phone number that is no longer verified: the reason, and a link to the form.
export type PhoneBannerProps = { role: 'user' | 'astrologer'; why: PhoneLoss }

export function PhoneBanner({ role, why }: PhoneBannerProps) {
  const text = useTexts(phoneBannerTexts)
  return (
    <Callout className="mb-6" tone="warn" icon="triangle-alert" title={text.title}>
      {text.causes[why]} {text.until[role]} <Link to={`/dashboard/${role}/profile`}>{text.verify}</Link>
    </Callout>
  )
}
