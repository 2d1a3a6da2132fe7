import { describeWithServer } from '@overture/core/testing';
import { afterAll } from 'vitest';
import { testBroker, type TestBroker } from '@overture/core/testing/test-broker';
import { startDrillProduct } from './support/drill-product.ts';
import { testDatabase, type TestDatabase } from './support/test-database.ts';
import { workerKillDrills } from './support/worker-kill-drills.ts';

const mongo = process.env['MONGO_TEST_URI'] ?? '';

describeWithServer(
  'AMQP_TEST_URL',
  `workers killed with SIGKILL, on ${mongo === '' ? 'SQLite' : 'MongoDB'} and RabbitMQ`,
  (address) => {
    let broker: TestBroker;
    let database: TestDatabase | undefined;
    afterAll(async () => {
      await broker.remove();
      await database?.drop();
    });

    const open = () => {
      broker = testBroker(address);
      database = mongo === '' ? undefined : testDatabase(mongo);
      return startDrillProduct({
        brokerPrefix: broker.prefix,
        environment: { AMQP_URL: address, ...(database === undefined ? {} : { MONGODB_URI: database.uri }) },
      });
    };
    workerKillDrills(open, { kills: 30, jobs: 100 });
  },
);
