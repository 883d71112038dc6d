// The chart desk speaks the language of each person's page, in all of its tabs; its engine computes in a worker.

import { drawn, startDesk } from '#tests/support/pages/desk-pages.ts'
import { englishLines, visibleText } from '#tests/support/screens/visible-text.ts'
import { expect, test } from '#tests/support/servers/browser-server.ts'

/** The place of birth has the name that the list of places gives it. */
const PLACE = 'Chennai, Tamil Nadu, India'
const englishOf = (html: string) => englishLines(visibleText(html).replaceAll(PLACE, ''))

test('a client reads every tab of the desk in Hindi beside an astrologer who reads in English', async ({
  browser,
  server,
  people,
}) => {
  const { user, other: tara } = await startDesk(browser, server, people)
  await drawn(user, tara)
  await user.goto(user.url().replace(server.url, `${server.url}/hi`))
  await expect(user.getByRole('tab', { name: 'पंचांग' })).toBeVisible()
  for (const name of ['कुंडली', 'ग्रह', 'दशा', 'गोचर', 'योग']) {
    await user.getByRole('tab', { name }).first().click()
    await expect(user.getByRole('tabpanel').first()).toBeVisible()
    expect(englishOf(await user.content())).toEqual([])
  }
  await user.getByRole('tab', { name: 'पंचांग' }).click()
  const panel = user.getByRole('tabpanel')
  await expect(panel.getByText(/स्वामी (सूर्य|चंद्र|मंगल|बुध|गुरु|शुक्र|शनि)/).first()).toBeVisible()
  expect(englishOf(await user.content())).toEqual([])
  expect((await panel.textContent())?.replaceAll(PLACE, '').match(/[A-Za-z]{5,}/g)).toBeNull()
  await expect(tara.getByText(/Panchang of/)).toBeVisible()
})
