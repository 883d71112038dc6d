import { useTexts } from '#app/language/texts.ts'
import { chipClass } from '#app/ui/chip.tsx'
import { Icon } from '#app/ui/icons/icon.tsx'
import type { AstrologerAnswer } from '#workers/contract/astrologers/astrologers.ts'
import { verificationTexts } from './verification-text.ts'

/** Badges of the checks that admins have made, each with its date and its evidence. */
export function VerifiedBadges({ verifications }: Pick<AstrologerAnswer, 'verifications'>) {
  const text = useTexts(verificationTexts)
  return (
    <ul className="grid gap-3">
      {verifications.map(({ what, checked_on: day }) => (
        <li key={what}>
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className={chipClass('ok', { plain: true })}>
              <Icon name="circle-check" className="size-3.5" />
              {text.checked[what]}
            </span>
            <time className="num text-small text-muted" dateTime={day}>
              {text.on(day)}
            </time>
          </span>
          <span className="mt-1 block text-small text-muted">{text.means[what]}</span>
        </li>
      ))}
    </ul>
  )
}
