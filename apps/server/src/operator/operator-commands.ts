import { listBrands } from './brand/list-brands.ts'
import { moveBrand } from './brand/move-brand.ts'
import { newBrand } from './brand/new-brand.ts'
import { publishBrand } from './brand/publish-brand.ts'
import { setBrand } from './brand/set-brand.ts'
import { showBrand } from './brand/show-brand.ts'
import { addCell } from './cell/add-cell.ts'
import { listCells } from './cell/list-cells.ts'
import type { OperatorCommand } from './command.ts'
import { copyFiles } from './copy/copy-files.ts'
import { exportBrand } from './copy/export-brand.ts'
import { importBrand } from './copy/import-brand.ts'
import { addHost, listHosts, removeHost } from './hosts.ts'
import { allowOrigin, denyOrigin, listOrigins } from './origins.ts'
import { addShop, listShops, setShop } from './shops.ts'
import { addUser } from './user/add-user.ts'
import { changePassword, lockUser } from './user/change-password.ts'
import { listUsers } from './user/list-users.ts'
import { setUser } from './user/set-user.ts'

/** Everything an operator can do beside `arredo migrate`; one line each. */
export const operatorCommands: readonly OperatorCommand[] = [
  newBrand,
  setBrand,
  showBrand,
  publishBrand,
  listBrands,
  exportBrand,
  importBrand,
  moveBrand,
  copyFiles,
  addHost,
  removeHost,
  listHosts,
  addShop,
  setShop,
  listShops,
  addUser,
  setUser,
  changePassword,
  lockUser,
  listUsers,
  allowOrigin,
  denyOrigin,
  listOrigins,
  addCell,
  listCells,
]
