import { currentLanguage } from '#app/language/language.ts'
import { isAppError } from '#workers/contract/errors/errors.ts'
import { missingPageTexts } from './missing-page-text.ts'

/** Runs a loader's work; what does not exist for this viewer becomes the 404 page, with the same words for all. */
export async function orThrowNotFound<Data>(work: () => Promise<Data>): Promise<Data> {
  try {
    return await work()
  } catch (error) {
    if (isAppError(error) && error.code === 'not_found')
      throw new Response(missingPageTexts[currentLanguage()].here, { status: 404 })
    throw error
  }
}
