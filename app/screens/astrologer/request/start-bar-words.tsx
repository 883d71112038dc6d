// The text of the bar while the astrologer is busy: the queue, the user's place in it, or the start at the user's turn.
import { useTexts } from '#app/language/texts.ts'
import { useOwnPlaces } from '#app/realtime/line/waiting-lines.ts'
import { waitingTexts } from '#app/realtime/line/waiting-text.ts'
import { directoryTexts } from '#app/screens/astrologers/directory-text.ts'

export function StartBarWords({ astrologerId }: { astrologerId: string }) {
  const waitingText = useTexts(waitingTexts)
  const directoryText = useTexts(directoryTexts)
  const places = useOwnPlaces({ enabled: true })
  const place = places.find(({ astrologer_id }) => astrologer_id === astrologerId)
  if (!place) return <>{waitingText.join}</>
  return <>{place.turnEndsAt === null ? waitingText.inLine(place.position) : directoryText.start.title}</>
}
