// A card with an astrologer's checks: an admin sets or removes each, with a date.
import { useTexts } from '#app/language/texts.ts'
import { Dialog } from '#app/ui/overlay/dialog.tsx'
import type { AdminAstrologer } from '#workers/contract/admin/admin-astrologers.ts'
import { VERIFICATIONS } from '#workers/contract/admin/verifications.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
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
    <Dialog open width={600} onClose={onClose} title={text.title(isolatedName(name))} description={text.lead}>
      <ul className="divide-y divide-line">
        {VERIFICATIONS.map((what) => {
          const checkedOn = verifications.find((each) => each.what === what)?.checked_on ?? null
          // The key mounts a new field when the mark was set or removed.
          return (
            <VerificationMark key={`${what} ${checkedOn}`} id={id} what={what} checkedOn={checkedOn} today={today} />
          )
        })}
      </ul>
    </Dialog>
  )
}
