import { MessageChips } from '#app/screens/consultations/desk/message-chips.tsx'
import { MessageLinks } from './message-links.tsx'

/** Matches the start of every chip, but no mail address. */
const LIKE_A_CHIP = /(?:^|[^\p{L}\d._-])@(?:[A-Z]|\d)/u

/** The text of a message, with chips for places of the chart. */
export function MessageText({ text }: { text: string }) {
  return LIKE_A_CHIP.test(text) ? <MessageChips text={text} /> : <MessageLinks text={text} />
}
