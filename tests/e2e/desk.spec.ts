// The chart desk: two people look at the same chart while they talk.

import { chart, drawn, house, leave, pointTo, startDesk, tab, varga } from '#tests/support/pages/desk-pages.ts'
import { expect, test } from '#tests/support/servers/browser-server.ts'

test('one points, the other follows, lets go, and both come back to the same place', async ({
  browser,
  server,
  people,
}) => {
  const { user, other: tara } = await startDesk(browser, server, people)
  await drawn(user, tara)
  await expect(user.getByText('You follow Tara.')).toBeVisible()
  await expect(tara.getByText('Mira follows you.')).toBeVisible()

  // A house and a graha light up on the other side, in words.
  await pointTo(tara, 11)
  await expect(user.getByText('Tara points to the 11th house', { exact: true })).toBeVisible()
  await expect(house(user, 11)).toHaveAttribute('data-finger', 'theirs')
  await chart(tara).getByText('Sa10°').click()
  await expect(user.getByText('Tara points to Saturn in the 11th house')).toBeVisible()
  await tara.getByRole('button', { name: 'Let go' }).click()
  await expect(user.getByText('Tara points to')).toHaveCount(0)
  await tab(tara, 'Planets').click()
  await expect(tab(user, 'Planets')).toHaveAttribute('aria-selected', 'true')
  await tara.getByRole('button', { name: 'Point to Saturn in the 11th house' }).click()
  await expect(user.getByText('Tara points to Saturn in the 11th house')).toBeVisible()

  // The chart moves along with who is followed.
  await tab(tara, 'Chart').click()
  await varga(tara).selectOption('9')
  await expect(varga(user)).toHaveValue('9')

  // Looking around alone ends the following, which both sides see.
  await varga(user).selectOption('10')
  await expect(varga(tara)).toHaveValue('9')
  await expect(tara.getByText('You and Mira look separately.')).toBeVisible()
  await pointTo(user, 10)
  await expect(tara.getByText('Mira points to the 10th house of D10 Dashamsha')).toBeVisible()
  await tara.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(varga(tara)).toHaveValue('10')
  await user.getByRole('button', { name: 'Let go' }).click()
  await expect(tara.getByText('Mira points to')).toHaveCount(0)

  // Both sides come back to where they were.
  await tara.getByRole('button', { name: 'Follow Mira' }).click()
  await expect(user.getByText('Tara follows you.')).toBeVisible()
  for (const page of [user, tara]) {
    await page.reload()
    await expect(varga(page)).toHaveValue('10')
  }
  await expect(tara.getByText('You follow Mira.')).toBeVisible()
  await leave(user, tara)
})
