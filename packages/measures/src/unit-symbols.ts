export const unitSymbols = { KG: 'kg', LB: 'lbs', CR: 'm³', CI: 'in³' } as const
