// The sentence in place of a conversation that was deleted after its retention period, or that no transcript contains.
import { texts } from '#app/language/texts.ts'
import { monthsBetween } from '#workers/contract/admin/kept-months.ts'

const english = {
  deleted: (months: number) =>
    `This conversation is older than ${months === 1 ? 'a month' : `${months} months`} and was deleted.`,
  lost: 'The words of this conversation are not kept any more.',
}

export const deletedTalkTexts = texts({
  en: english,
  hi: {
    deleted: (months) => `यह बातचीत ${months === 1 ? 'एक महीने' : `${months} महीनों`} से ज़्यादा पुरानी है और हटा दी गई है।`,
    lost: 'इस बातचीत के शब्द अब सहेजे नहीं हैं।',
  },
})

export type EndedTalk = { ended_at: number | null; transcript_deleted_at: number | null; message_count: number }

/** Null while the conversation exists; `messages`: the loaded ones, null before they are loaded. */
export function deletedTalk(
  { talk, messages }: { talk: EndedTalk; messages: readonly unknown[] | null },
  text: typeof english,
): string | null {
  const { ended_at: endedAt, transcript_deleted_at: at, message_count: said } = talk
  if (at !== null) return text.deleted(monthsBetween(endedAt ?? at, at))
  return said > 0 && messages?.length === 0 ? text.lost : null
}
