// Legal facts about the operator: visitors see those that are set, and sentences refer to no others; the rest is named to admins.
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { UnsetFacts } from '#app/screens/dashboard/admin/settings/unset-facts.tsx'
import { OperatorCard } from '#app/screens/legal/operator-card.tsx'
import { termsContent } from '#app/screens/legal/terms-content.ts'
import { type Operator, type SetFacts, setFactsOf, unsetFactsOf } from '#workers/contract/content/operator.ts'
import { LANGUAGES, type Language } from '#workers/contract/text/language.ts'

const NOTHING: Operator = {
  operator_name: '',
  operator_address: '',
  operator_registration: '',
  tax_numbers: '',
  grievance_officer: '',
  governing_law: '',
  courts: '',
}

/** As the root provides the facts. */
function shown(element: React.ReactElement, operator: SetFacts = {}) {
  const loaderData = { root: { operator, supportEmail: 'support@drishti.test' } }
  const router = createMemoryRouter([{ id: 'root', path: '*', loader: () => null, element }], {
    hydrationData: { loaderData },
  })
  return renderToStaticMarkup(createElement(RouterProvider, { router }))
}

test('facts that are not set are told from those that are', () => {
  const operator = { ...NOTHING, operator_name: 'Drishti Ltd', courts: 'New Delhi' }
  expect(setFactsOf(operator)).toEqual({ operator_name: 'Drishti Ltd', courts: 'New Delhi' })
  expect(unsetFactsOf(operator)).not.toContain('courts')
  expect(unsetFactsOf(operator)).toHaveLength(5)
})

test('the card has the facts that are set and the address for mails; law and courts belong to the terms', () => {
  const bare = shown(createElement(OperatorCard))
  expect(bare.match(/<dt>[^<]*<\/dt>/g)).toEqual(['<dt>E-mail</dt>'])
  const facts = { operator_name: 'Drishti Ltd', tax_numbers: 'GSTIN 22AAAAA0000A1Z5', courts: 'New Delhi' }
  const card = shown(createElement(OperatorCard), facts)
  expect(card.match(/<dt>[^<]*<\/dt>/g)).toEqual(['<dt>Operator</dt>', '<dt>Tax numbers</dt>', '<dt>E-mail</dt>'])
  expect(card).toContain('GSTIN 22AAAAA0000A1Z5')
  expect(shown(createElement(OperatorCard, { contract: true }), facts)).toContain('New Delhi')
})

const lawOf = (language: Language, facts: SetFacts) =>
  termsContent(language, facts).sections.find(({ id }) => id === 'law-and-changes')?.paragraphs[0] ?? ''

test('the terms refer to law and courts below only where these are set', () => {
  expect(lawOf('en', { governing_law: 'the laws of India', courts: 'New Delhi' })).toMatch(
    /^The law and the courts named below/,
  )
  expect(lawOf('en', { governing_law: 'the laws of India' })).toMatch(/^The law named below applies/)
  expect(lawOf('en', { courts: 'New Delhi' })).toMatch(/^The courts named below/)
  for (const language of LANGUAGES) {
    const words = JSON.stringify(termsContent(language, {}))
    expect(words).not.toMatch(/named below|नीचे लिख/)
    expect(lawOf(language, {})).not.toBe('')
  }
})

test('an admin is told which ones are missing, with the way to them', () => {
  const line = shown(createElement(UnsetFacts, { facts: ['operator_address', 'courts'], className: '' }))
  expect(line).toContain('Legal facts that are not set: address, courts')
  expect(line).toContain('href="/dashboard/admin/settings#legal-facts"')
})
