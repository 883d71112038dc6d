// Presence in one word, by the tone of its chip, in Hindi.
export const PRESENCE = { ok: 'उपलब्ध', warn: 'व्यस्त', offline: 'ऑफ़लाइन' } as const
