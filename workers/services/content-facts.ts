import type { Settings } from '#workers/domain/settings/index.ts'

type Deps = { origin: string; settings(): Promise<Settings>; now(): number }

/** Everything that a content page shows beside its texts. */
export async function contentFacts({ origin, settings, now }: Deps): Promise<object> {
  const { platformName, platformNameHi, supportEmail, socialLinks, operator, keptMonths, keptMonthsSetAt } =
    await settings()
  const year = new Date(now()).getUTCFullYear()
  const months = { keptMonths, keptMonthsSetAt }
  return { origin, year, platformName, platformNameHi, supportEmail, socialLinks, operator, ...months }
}
