// The dialog of the list of astrologers in which a consultation is asked for.
import type { Page } from '@playwright/test'
import { expect } from '#tests/support/servers/browser-server.ts'

/** Chooses a kind once the dialog's form has come: until then the dialog has the height of a guess, and may move. */
export async function chooseKind(page: Page, kind: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('[aria-busy=false]')).toBeVisible()
  await dialog.getByRole('radio', { name: new RegExp(`^${kind}`) }).check()
}
