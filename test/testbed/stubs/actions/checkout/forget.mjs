// After the job: the persisted credential goes away.
import { rmSync } from 'node:fs';

const file = process.env.STATE_credentials;
if (file !== undefined && file !== '') rmSync(file, { force: true });
