// Builds the product before the tests that run it, where its sources have changed since the last build.
import { build } from '../../scripts/lib/prepare-checkout.mjs'

export default async function buildOnce(): Promise<void> {
  await build({ local: true })
}
