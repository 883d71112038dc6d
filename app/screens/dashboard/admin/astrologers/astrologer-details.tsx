import { lazy } from 'react'
import { LocalDate } from '#app/format/local-time.tsx'
import { useTexts } from '#app/language/texts.ts'
import { dayOfTexts } from '#app/screens/astrologer/verification-text.ts'
import { formatDollars, formatRupees } from '#app/screens/dashboard/admin/admin-format.ts'
import { LazyPart } from '#app/shell/lazy-part.tsx'
import { usePhotoUrl } from '#app/shell/photo-url.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { KeyValue } from '#app/ui/card.tsx'
import { MailAddress } from '#app/ui/mail-address.tsx'
import { Dialog } from '#app/ui/overlay/dialog.tsx'
import { formatNational } from '#app/ui/phone-number.ts'
import type { AdminAstrologer } from '#workers/contract/admin/admin-astrologers.ts'
import { astrologersTexts } from './astrologers-text.ts'

const MailMark = lazy(async () => ({ default: (await import('#app/screens/dashboard/admin/mail-mark.tsx')).MailMark }))

export function AstrologerDetails({ astrologer, onClose }: { astrologer: AdminAstrologer; onClose(): void }) {
  const text = useTexts(astrologersTexts).details
  const astrologersText = useTexts(astrologersTexts)
  const photo = usePhotoUrl()
  const { full_name: name } = astrologer
  const price = (dollars: number, rupees: number) => `${formatDollars(dollars)}, ${text.payout(formatRupees(rupees))}`
  return (
    <Dialog
      open
      width={600}
      onClose={onClose}
      title={name}
      lead={<Avatar name={name} photo={photo(astrologer.profile_photo)} size="lg" />}
      footer={
        astrologer.is_approved && astrologer.is_active ? (
          <ButtonLink to={`/astrologer/${astrologer.id}`}>{text.publicProfile}</ButtonLink>
        ) : null
      }
    >
      {astrologer.mail_cause ? (
        <div className="mb-4">
          <LazyPart>
            <MailMark id={astrologer.id} cause={astrologer.mail_cause} />
          </LazyPart>
        </div>
      ) : null}
      <KeyValue
        items={[
          {
            key: text.email,
            value: (
              <span className="wrap-anywhere">
                <MailAddress address={astrologer.email} />
                {astrologer.pending_email ? (
                  <span className="block text-small text-muted">
                    {text.pendingEmail} <MailAddress address={astrologer.pending_email} />
                  </span>
                ) : null}
              </span>
            ),
          },
          {
            key: text.phone,
            value: (
              <>
                {formatNational(astrologer.phone)}
                {astrologer.pending_phone ? (
                  <span className="block text-small text-muted">
                    {text.pendingPhone(formatNational(astrologer.pending_phone))}
                  </span>
                ) : null}
              </>
            ),
          },
          { key: text.experience, value: astrologersText.years(astrologer.experience_years) },
          { key: text.specializations, value: astrologer.specializations.join(', ') },
          { key: text.languages, value: astrologer.languages.join(', ') },
          { key: text.call, value: price(astrologer.price_per_min_call, astrologer.payout_per_min_call) },
          { key: text.chat, value: price(astrologer.price_per_min_chat, astrologer.payout_per_min_chat) },
          { key: text.sessions, value: astrologer.session_count },
          { key: text.verified, value: <Verified verifications={astrologer.verifications} /> },
          { key: text.joined, value: <LocalDate at={astrologer.created_at} /> },
        ]}
      />
      <h3 className="mt-5 mb-1 text-14 font-semibold">{text.bio}</h3>
      <p dir="auto" className="max-h-60 overflow-y-auto text-14 wrap-anywhere whitespace-pre-line">
        {astrologer.bio}
      </p>
    </Dialog>
  )
}

function Verified({ verifications }: Pick<AdminAstrologer, 'verifications'>) {
  const astrologersText = useTexts(astrologersTexts)
  const dayOf = useTexts(dayOfTexts)
  const { names, none } = astrologersText.verification
  if (verifications.length === 0) return <>{none}</>
  return (
    <>
      {verifications.map(({ what, checked_on: day }) => (
        <span key={what} className="block">
          {names[what]}, {dayOf(day)}
        </span>
      ))}
    </>
  )
}
