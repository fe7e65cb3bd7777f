export const defaultWallHeight = 2700
export const defaultWallThickness = 100
