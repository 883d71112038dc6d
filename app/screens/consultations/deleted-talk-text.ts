// The sentence in the place of a conversation whose months were over.
import { texts } from '#app/language/texts.ts'
import { monthsBetween } from '#workers/contract/kept-months.ts'

const english = {
  deleted: (months: number) =>
    `This conversation is older than ${months === 1 ? 'a month' : `${months} months`} and was deleted.`,
}

export const deletedTalkTexts = texts({
  en: english,
  hi: {
    deleted: (months) => `यह बातचीत ${months === 1 ? 'एक महीने' : `${months} महीनों`} से ज़्यादा पुरानी है और हटा दी गई है।`,
  },
})

export type EndedTalk = { ended_at: number | null; transcript_deleted_at: number | null }

/** Null while the conversation is there. */
export function deletedTalk(
  { ended_at: endedAt, transcript_deleted_at: at }: EndedTalk,
  text: typeof english,
): string | null {
  return at === null ? null : text.deleted(monthsBetween(endedAt ?? at, at))
}
