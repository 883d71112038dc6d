// Whose birth goes along to an astrologer: a request takes one, so that of a pair the user chooses.
import { tab } from '#app/auth/browser-login.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { clearBirthToAskAbout, profileOf, storeBirthToAskAbout } from '../../birth/birth-to-ask-about.ts'
import type { PairInput } from '../cast-pair.ts'
import type { Names } from '../koota-rules.ts'
import { matchText as text } from '../match-text.ts'
import { SIDES } from '../pair-values.ts'

const LINK = { to: '/astrologers', size: 'sm', variant: 'primary' } as const

export function AskLinks({ input, names }: { input: PairInput; names: Names }) {
  const births = SIDES.flatMap((key) => {
    const side = input[key]
    return side.by === 'birth' ? [{ key, name: names[key], side }] : []
  })
  // Stars alone are nobody's birth; one of an earlier chart must not go along in their place.
  if (births.length === 0)
    return (
      <ButtonLink {...LINK} onClick={() => clearBirthToAskAbout(tab)}>
        {text.ask}
      </ButtonLink>
    )
  return births.map(({ key, name, side }) => (
    <ButtonLink
      key={key}
      {...LINK}
      aria-label={text.askAbout(name)}
      onClick={() => storeBirthToAskAbout(tab, profileOf(side, name))}
    >
      <span className="max-w-[16em] overflow-hidden text-ellipsis">{text.askShort(name)}</span>
    </ButtonLink>
  ))
}
