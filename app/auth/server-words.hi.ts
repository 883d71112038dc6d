// Sentences of the server and the schemas for a person, in Hindi. They come with the first that is needed; without them,
// as where the network has gone, the English one stays.
import type { WireError } from '#workers/contract/errors.ts'
import type { RefusedWords } from '#workers/contract/live.ts'

const words = () => import('./hindi/hindi-of.ts')

export function inPageLanguage(sentence: string): Promise<string> {
  return words().then(
    ({ hindiOf }) => hindiOf(sentence),
    () => sentence,
  )
}

export function refusalInPageLanguage(refusal: RefusedWords): Promise<string> {
  return words().then(
    ({ hindiRefusal }) => hindiRefusal(refusal),
    () => refusal.message,
  )
}

export function errorInPageLanguage(body: Partial<WireError>): Promise<Partial<WireError>> {
  return words().then(
    ({ hindiError }) => hindiError(body),
    () => body,
  )
}
