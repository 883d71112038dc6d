// Reviews: the astrologer answers once, a client reports one.
import { expect, logInAs, test } from '../support/browser-server.ts'
import { holdScripts } from '../support/hold-scripts.ts'
import { started } from '../support/started.ts'

test('an answer stands below its review on the profile, and cannot be given twice', async ({ browser, server }) => {
  const page = await logInAs(browser, server, 'astrologer@drishti.test')
  await page.goto(`${server.url}/dashboard/astrologer/reviews`)
  const review = page.getByRole('listitem').filter({ hasText: 'Calm and concrete.' })
  await review.getByRole('button', { name: /^Answer / }).click()
  await review.getByRole('button', { name: 'Publish the answer' }).click()
  await expect(review.getByText('Please write an answer.')).toBeVisible()
  await review.getByRole('textbox').fill('Thank you, come back any time.')
  await review.getByRole('button', { name: 'Publish the answer' }).click()
  await expect(review.getByText('Your answer', { exact: true })).toBeVisible()
  await expect(review.getByRole('button')).toHaveCount(0)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${server.url}/astrologer/seedAstrologer00000001`)
  await expect(visitor.getByText('Thank you, come back any time.')).toBeVisible()
  await expect(visitor.getByRole('button', { name: /^Report the review/ })).toHaveCount(0)
})

test('a client reports a review once', async ({ browser, server }) => {
  const user = await logInAs(browser, server, 'user@drishti.test')
  // The lower half comes to life once it is near: a press waits for its code.
  const release = await holdScripts(user, '**/assets/lower-profile*.js')
  await user.goto(`${server.url}/astrologer/seedAstrologer00000001`)
  await started(user)
  const dialog = user.getByRole('dialog', { name: 'Report this review' })
  for (const sentence of ['Thank you. We will look at it.', 'You have already reported this session.']) {
    await user
      .getByRole('button', { name: /^Report the review/ })
      .first()
      .click()
    release()
    await dialog.getByLabel('What is wrong with it?').fill('It names a private person.')
    await dialog.getByRole('button', { name: 'Send the report' }).click()
    await expect(user.getByText(sentence)).toBeVisible()
    if (sentence.startsWith('Thank')) await expect(dialog).toHaveCount(0)
  }
})
