import { currentLanguage } from '#app/language/language.ts'
import { isAppError } from '#workers/contract/errors/errors.ts'
import { missingPageTexts } from './missing-page-text.ts'

/** Runs the work of a loader; a thing that does not exist for this viewer becomes a 404 with one text for all cases. */
export async function orThrowNotFound<Data>(work: () => Promise<Data>): Promise<Data> {
  try {
    return await work()
  } catch (error) {
    if (isAppError(error) && error.code === 'not_found')
      throw new Response(missingPageTexts[currentLanguage()].here, { status: 404 })
    throw error
  }
}
