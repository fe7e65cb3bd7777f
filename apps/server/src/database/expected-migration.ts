/** The newest migration this build was made for; a test compares it with the folder. */
export const expectedMigration = '0041_cells'
