export * from './idempotency.ts'
