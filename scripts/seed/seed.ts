// The demo data: fixed ids, dates relative to now, so that screens look lived-in.

export type SeedBindings = { DB: D1Database; FILES: R2Bucket }

export async function seed(_bindings: SeedBindings, _now: number): Promise<void> {}
