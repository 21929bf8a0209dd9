// For all tests: how long to wait for what is about to happen, on a machine however busy.

import { configure } from '@testing-library/svelte';

export const PATIENTLY = { timeout: 120_000 };

configure({ asyncUtilTimeout: PATIENTLY.timeout });
