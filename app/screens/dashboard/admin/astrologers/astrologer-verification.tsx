// Card of an astrologer's checks: an admin marks each with its day, or takes its mark back.
import { useTexts } from '#app/language/texts.ts'
import { Dialog } from '#app/ui/overlay/dialog.tsx'
import type { AdminAstrologer } from '#workers/contract/admin/admin-astrologers.ts'
import { VERIFICATIONS } from '#workers/contract/admin/verifications.ts'
import { astrologersTexts } from './astrologers-text.ts'
import { VerificationMark } from './verification-mark.tsx'

type Props = {
  astrologer: Pick<AdminAstrologer, 'id' | 'full_name' | 'verifications'>
  /** In the platform's time zone. */
  today: string
  onClose(): void
}

export function AstrologerVerification({ astrologer: { id, full_name: name, verifications }, today, onClose }: Props) {
  const text = useTexts(astrologersTexts).verification
  return (
    <Dialog open width={600} onClose={onClose} title={text.title(name)} description={text.lead}>
      <ul className="divide-y divide-line">
        {VERIFICATIONS.map((what) => {
          const checkedOn = verifications.find((each) => each.what === what)?.checked_on ?? null
          // A mark that was set or taken back begins anew, with a field of its own.
          return <VerificationMark key={`${what} ${checkedOn}`} {...{ id, what, checkedOn, today }} />
        })}
      </ul>
    </Dialog>
  )
}
