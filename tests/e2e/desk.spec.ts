// The chart desk: two people look at the same chart while they talk.
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-server.ts'
import { startChat } from '../support/chat-pages.ts'
import { drawn, house, leave, MEERA, pointTo } from '../support/desk-pages.ts'

const withBirth = { ...MEERA, birth: 'Priya Raman' }

const varga = (page: Page) => page.getByRole('combobox', { name: 'Chart', exact: true })
const tab = (page: Page, name: string) => page.getByRole('tab', { name })

test('one points, the other follows, lets go, and both come back to the same place', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  const { user, other: meera } = await startChat(browser, server, withBirth)
  await drawn(user)
  await drawn(meera)
  await expect(user.getByText('You follow Meera.')).toBeVisible()
  await expect(meera.getByText('Priya follows you.')).toBeVisible()

  // A house and a graha light up on the other side, in words.
  await pointTo(meera, 11)
  await expect(user.getByText('Meera points to the 11th house', { exact: true })).toBeVisible()
  await expect(house(user, 11)).toHaveAttribute('data-finger', 'theirs')
  await meera
    .getByRole('group', { name: /North Indian style/ })
    .getByText('Sa10°')
    .click()
  await expect(user.getByText('Meera points to Saturn in the 11th house')).toBeVisible()
  await meera.getByRole('button', { name: 'Let go' }).click()
  await expect(user.getByText('Meera points to')).toHaveCount(0)
  await tab(meera, 'Planets').click()
  await expect(tab(user, 'Planets')).toHaveAttribute('aria-selected', 'true')
  await meera.getByRole('button', { name: 'Point to Saturn in the 11th house' }).click()
  await expect(user.getByText('Meera points to Saturn in the 11th house')).toBeVisible()

  // The chart moves along with who is followed.
  await tab(meera, 'Chart').click()
  await varga(meera).selectOption('9')
  await expect(varga(user)).toHaveValue('9')

  // Looking around alone ends the following, which both sides see.
  await varga(user).selectOption('10')
  await expect(varga(meera)).toHaveValue('9')
  await expect(meera.getByText('You and Priya look separately.')).toBeVisible()
  await pointTo(user, 10)
  await expect(meera.getByText('Priya points to the 10th house of D10 Dashamsha')).toBeVisible()
  await meera.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(varga(meera)).toHaveValue('10')
  await user.getByRole('button', { name: 'Let go' }).click()
  await expect(meera.getByText('Priya points to')).toHaveCount(0)

  // Both sides come back to where they were.
  await meera.getByRole('button', { name: 'Follow Priya' }).click()
  await expect(user.getByText('Meera follows you.')).toBeVisible()
  for (const page of [user, meera]) {
    await page.reload()
    await expect(varga(page)).toHaveValue('10')
  }
  await expect(meera.getByText('You follow Priya.')).toBeVisible()
  await leave(user, meera)
})

test('a place of the chart is named in a message, and opens the desk there, live and in the transcript', {
  tag: '@long',
}, async ({ browser, server }) => {
  const { user, other: meera } = await startChat(browser, server, withBirth)
  await drawn(user)
  await drawn(meera)
  const message = (page: Page) => page.getByLabel('Message', { exact: true })
  await message(meera).pressSequentially('Look at @Sat')
  await expect(meera.getByRole('option', { name: /@Saturn/ })).toBeVisible()
  await meera.keyboard.press('Enter')
  await expect(message(meera)).toHaveValue('Look at @Saturn ')
  await message(meera).pressSequentially('and @10th')
  await meera.getByRole('option', { name: /@10th house/ }).click()
  await expect(message(meera)).toHaveValue('Look at @Saturn and @10th house ')
  await meera.keyboard.press('Enter')

  await tab(user, 'Yogas').click()
  const chip = user.getByRole('button', { name: 'Show 10th house in the chart' })
  await chip.click()
  await expect(tab(user, 'Chart')).toHaveAttribute('aria-selected', 'true')
  await expect(house(user, 10)).toHaveAttribute('data-finger')
  await meera.getByRole('button', { name: 'Show Saturn in the chart' }).click()
  await pointTo(meera, 4)
  await expect(user.getByText('Meera points to the 4th house')).toBeVisible()

  // A period outside the running one is opened and in sight; a yoga that is not formed is said to be none.
  await message(meera).fill('See @Rahu–Saturn period and @Hamsa yoga')
  await meera.keyboard.press('Enter')
  await user.getByRole('button', { name: 'Show Rahu–Saturn period in the chart' }).click()
  const period = user.getByRole('button', { name: /^Point to Rahu – Saturn, / })
  await expect(period).toHaveAttribute('data-finger')
  await expect(period).toBeInViewport()
  await user.getByRole('button', { name: 'Show Hamsa yoga in the chart' }).click()
  await expect(user.getByText('This chart does not form the Hamsa yoga.')).toBeVisible()

  // Later the client still opens the desk from the words; the astrologer keeps the words alone.
  await user.getByRole('button', { name: 'End', exact: true }).click()
  await user.getByRole('button', { name: 'End session' }).click()
  await expect(user.getByText('Ended by you.')).toBeVisible()
  await user.reload()
  await drawn(user)
  await expect(user.getByText('Pointed to in this session (1)')).toBeVisible()
  await chip.click()
  await expect(house(user, 10)).toHaveAttribute('data-finger')
  await user.getByRole('button', { name: /Meera · the 4th house/ }).click()
  await expect(house(user, 4)).toHaveAttribute('data-finger')
  await meera.reload()
  await expect(meera.getByText('@10th house', { exact: true })).toBeVisible()
  await expect(meera.getByRole('button', { name: 'Show 10th house in the chart' })).toHaveCount(0)
  for (const page of [user, meera]) await page.context().close()
})

test('while one side is away nothing is passed on; what was pointed to last comes when both are there', {
  tag: '@long',
}, async ({ browser, server }) => {
  const { user, other: meera } = await startChat(browser, server, withBirth)
  await drawn(meera)
  await drawn(user)
  await user.context().setOffline(true)
  const address = user.url()
  await user.goto('about:blank').catch(() => undefined)
  await expect(meera.getByText('Reconnecting to Priya Raman.')).toBeVisible()
  await pointTo(meera, 7)
  await expect(meera.getByText('The meter is paused.', { exact: false }).last()).toBeVisible()
  await user.context().setOffline(false)
  await user.goto(address)
  await expect(user.getByText('Meera points to the 7th house')).toBeVisible()
  await leave(user, meera)
})

test('on a phone the desk opens over the conversation, and the folded line says what is pointed to', {
  tag: '@long',
}, async ({ browser, server }) => {
  const { user, other: meera } = await startChat(browser, server, withBirth)
  await user.setViewportSize({ width: 390, height: 700 })
  await user.reload()
  await drawn(meera)
  await pointTo(meera, 9)
  // Only what is shown is read out: the folded panel says it too, and is no part of the page.
  await expect(user.getByRole('status').filter({ hasText: 'Meera points to the 9th house' })).toHaveCount(1)
  await expect(house(user, 9)).toBeHidden()
  await user.getByText('You share the birth of Priya Raman').click()
  await expect(house(user, 9)).toHaveAttribute('data-finger', 'theirs')
  await expect(user.getByLabel('Message', { exact: true })).toBeInViewport()
  await house(user, 9).focus()
  await user.keyboard.press('Escape')
  await expect(house(user, 9)).toBeHidden()
  await leave(user, meera)
})
