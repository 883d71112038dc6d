// Pictures of a top-up on its way (the test payment, the money that arrived) and of a booked time.
import { started } from '#tests/support/servers/started.ts'
import { answered } from './screen.ts'
import { pageOf, type Scene, type Stage, shoot } from './stage.ts'

const WALLET = '/dashboard/user/wallet'

async function topUp(stage: Stage): Promise<void> {
  const page = await pageOf(stage, 'sunita@drishti.test', WALLET)
  await page.getByRole('button', { name: /^Add \$/ }).click()
  await page.getByRole('heading', { name: 'Test payment' }).waitFor()
  await shoot(page, 'money-test-payment', stage.folder)
  await page.getByRole('button', { name: /of test money$/ }).click()
  await page.getByText(/arrived in your wallet/).waitFor()
  await shoot(page, 'money-arrived', stage.folder)
  await page.getByRole('button', { name: 'Change' }).click()
  await page.getByLabel('Limit in dollars a month').fill('1')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText(/ of \$1\.00 spent/).waitFor()
  await shoot(page, 'money-limit-set', stage.folder)
  await page.context().close()
}

async function booking(stage: Stage): Promise<void> {
  const leela = 'seedAstrologer00000002'
  await stage.server.db
    .prepare(
      "INSERT INTO weekly_hours SELECT ?, value, 0, 1440 FROM json_each('[0,1,2,3,4,5,6]') WHERE true ON CONFLICT DO NOTHING",
    )
    .bind(leela)
    .run()
  await stage.server.db.prepare("UPDATE user SET time_zone = 'Asia/Kolkata' WHERE id = ?").bind(leela).run()
  const page = await pageOf(stage, 'sunita@drishti.test', `/astrologer/${leela}`)
  const section = page.getByRole('region', { name: 'Book a time' })
  await section.getByRole('group', { name: 'Day' }).getByRole('button').nth(1).click()
  await section.getByRole('list').getByRole('button').first().click()
  await page.getByRole('button', { name: 'Book this time' }).waitFor()
  await shoot(page, 'money-booking-ask', stage.folder)
  const taken = { code: 'slot_taken', message: 'This time is no longer free. Please choose another one.' }
  await answered('**/bookings/', taken, 409)(page)
  await page.getByRole('button', { name: 'Book this time' }).click()
  await page.getByText(taken.message).waitFor()
  await shoot(page, 'money-booking-taken', stage.folder)
  await page.unroute('**/bookings/')
  await page.getByRole('button', { name: 'Book this time' }).click()
  await page.getByText('Your time is booked.').waitFor()
  await page.goto(`${stage.server.url}/dashboard/user/bookings`)
  await started(page)
  await shoot(page, 'money-bookings', stage.folder)
  const raghav = await pageOf(stage, 'raghav@drishti.test', '/dashboard/astrologer/bookings')
  await shoot(raghav, 'money-bookings-astrologer', stage.folder)
  await raghav.context().close()
  await page.getByRole('button', { name: /^Cancel the time with/ }).click()
  await page.getByRole('button', { name: 'Cancel this time' }).waitFor()
  await shoot(page, 'money-booking-cancel', stage.folder)
  await page.getByRole('button', { name: 'Cancel this time' }).click()
  await page.getByText('The time is cancelled.').waitFor()
  await shoot(page, 'money-bookings-cancelled', stage.folder)
  await page.context().close()
}

export const moneyScene: Scene = {
  name: 'money',
  async play(stage) {
    await topUp(stage)
    await booking(stage)
  },
}
