// Fetches and applies the provider's events since the restored point again.
import type { CatchUpAnswer } from '#workers/contract/admin/catch-up.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import type { CatchUpDeps, Page } from './deps.ts'
import { stillOpen } from './still-open.ts'

/** https://docs.stripe.com/api/events lists no older events. */
const LISTED = 30 * DAY

export async function catchUpPayments(deps: CatchUpDeps, page: Page): Promise<CatchUpAnswer> {
  const { db, now, newsSince, applyNews } = deps
  const fetched = await newsSince(page)
  if (!fetched)
    return {
      counts: {},
      notes: ['No payment provider is set up: there is nothing to fetch.'],
      unexplained: [],
      next: null,
    }
  const counts = {
    'events of the payment provider': 0,
    'top-ups credited': 0,
    'lost top-ups written anew and credited': 0,
  }
  const notes: string[] = []
  const found: { entry: string; about: string }[] = []
  for (const news of fetched.news) {
    const again = await applyNews(news)
    counts['events of the payment provider'] += 1
    if (again.done === 'credited') counts['top-ups credited'] += 1
    if (again.done === 'lost') counts['lost top-ups written anew and credited'] += 1
    if (again.done === 'unexplained') found.push(again)
    // Refunds and disputes are reported, whether or not the books contained them.
    else if (news.type === 'reversal' || news.type === 'pay-back' || again.done === 'lost') notes.push(again.about)
  }
  const isTooOld = page.after === null && page.since < now() - LISTED
  const unexplained = [
    ...(isTooOld
      ? [`The provider lists events of 30 days only: compare those before ${dayOf(now() - LISTED)} in its dashboard.`]
      : []),
    ...(await stillOpen(db, found)),
  ]
  return { counts, notes, unexplained, next: fetched.next }
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
