// Links to ask an astrologer about one of the two births, because a request includes only one.

import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react'
import { clearBirthToAskAbout, profileOf, storeBirthToAskAbout } from '#app/births/birth-to-ask-about.ts'
import { useTexts } from '#app/language/texts.ts'
import { tab } from '#app/login-state/browser-login.ts'
import type { PairInput } from '#app/screens/match/cast-pair.ts'
import type { Names } from '#app/screens/match/koota-rules.ts'
import { matchTexts } from '#app/screens/match/match-text.ts'
import { SIDES } from '#app/screens/match/pair-values.ts'
import { ButtonLink, buttonClass } from '#app/ui/button.tsx'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'

const LOOK = { size: 'sm', variant: 'primary' } as const

export function AskLinks({ input, names }: { input: PairInput; names: Names }) {
  const text = useTexts(matchTexts)
  const births = SIDES.flatMap((key) => {
    const side = input[key]
    return side.by === 'birth' ? [{ key, name: names[key], side }] : []
  })
  const [only] = births
  if (births.length < 2)
    return (
      <ButtonLink
        {...LOOK}
        to="/astrologers"
        aria-label={only ? text.askAbout(only.name) : undefined}
        // A nakshatra has no birth, so the birth of an earlier chart is removed.
        onClick={() => (only ? storeBirthToAskAbout(tab, profileOf(only.side, only.name)) : clearBirthToAskAbout(tab))}
      >
        {only ? <span className="max-w-[16em] truncate">{text.askShort(isolatedName(only.name))}</span> : text.ask}
      </ButtonLink>
    )
  return (
    <Popover className="relative">
      <PopoverButton className={buttonClass(LOOK)}>
        {text.ask}
        <MoreIcon name="chevron-down" size="sm" />
      </PopoverButton>
      <PopoverPanel className="absolute top-[calc(100%+6px)] z-30 grid w-72 max-w-[calc(100vw-40px)] gap-2 p-3 shadow-raised card">
        <p className="text-small text-muted">{text.askWhose}</p>
        {births.map(({ key, name, side }) => (
          <ButtonLink
            key={key}
            to="/astrologers"
            size="sm"
            className="min-w-0"
            aria-label={text.askAbout(name)}
            onClick={() => storeBirthToAskAbout(tab, profileOf(side, name))}
          >
            <span className="min-w-0 truncate" title={name}>
              {text.askShort(isolatedName(name))}
            </span>
          </ButtonLink>
        ))}
      </PopoverPanel>
    </Popover>
  )
}
