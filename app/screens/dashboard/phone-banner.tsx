// The account's number is verified no more: why, and the way to the form that verifies one.
import { useTexts } from '#app/language/texts.ts'
import { Callout } from '#app/ui/callout.tsx'
import { Link } from '#app/ui/link.tsx'
import type { PhoneLoss } from '#workers/contract/consultations/phone-losses.ts'
import { phoneBannerTexts } from './phone-banner-text.ts'

export type PhoneBannerProps = { role: 'user' | 'astrologer'; why: PhoneLoss }

export function PhoneBanner({ role, why }: PhoneBannerProps) {
  const text = useTexts(phoneBannerTexts)
  return (
    <Callout className="mb-6" tone="warn" icon="triangle-alert" title={text.title}>
      {text.causes[why]} {text.until[role]} <Link to={`/dashboard/${role}/profile`}>{text.verify}</Link>
    </Callout>
  )
}
