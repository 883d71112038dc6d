import { MailBanner, type MailBannerProps } from './mail-banner.tsx'
import { PhoneBanner, type PhoneBannerProps } from './phone-banner.tsx'

export type FrameBannersProps = { mail: MailBannerProps | null; phone: PhoneBannerProps | null }

export function FrameBanners({ mail, phone }: FrameBannersProps) {
  return (
    <>
      {mail ? <MailBanner {...mail} /> : null}
      {phone ? <PhoneBanner {...phone} /> : null}
    </>
  )
}
