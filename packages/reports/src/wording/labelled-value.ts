export type LabelledValue = { readonly label: string; readonly value: string }
