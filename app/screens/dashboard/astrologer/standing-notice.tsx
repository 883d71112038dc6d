import { useTexts } from '#app/language/texts.ts'
import { type Held, standingTexts } from '#app/shell/astrologers/standing-text.ts'
import { Callout } from '#app/ui/callout.tsx'

/** The reason for which an astrologer may not work, in place of the closed feature. */
export function StandingNotice({ held }: { held: Held | null }) {
  const texts = useTexts(standingTexts)
  if (!held) return null
  const { title, text } = texts[held]
  return (
    <Callout tone={held === 'suspended' ? 'danger' : 'warn'} title={title} className="mb-6">
      {text}
    </Callout>
  )
}
